import { use } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'

const page = lazyModule(() => withDeferredTexts(() => import('./permissions-page')))

/** What each role may do. Rarely used, so it is loaded when it is opened. */
export function LazyPermissionsPage() {
  const { PermissionsPage } = use(page.load())
  return <PermissionsPage />
}
