import { use } from 'react'
import { withLaterWords } from '../../providers/i18n/later-words'
import { lazyModule } from '../../providers/lazy-module'

const page = lazyModule(() => withLaterWords(() => import('./permissions-page')))

/** What each role may do: read once in a while, so it comes when it is opened. */
export function LazyPermissionsPage() {
  const { PermissionsPage } = use(page.load())
  return <PermissionsPage />
}
