import { use } from 'react'
import { withLaterWords } from '#base/i18n/later-words'
import { lazyModule } from '#base/loading/lazy-module'

const page = lazyModule(() => withLaterWords(() => import('./permissions-page')))

/** What each role may do: read once in a while, so it comes when it is opened. */
export function LazyPermissionsPage() {
  const { PermissionsPage } = use(page.load())
  return <PermissionsPage />
}
