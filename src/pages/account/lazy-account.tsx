import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import { ErrorBoundary } from '#shell/states/error-boundary'
import { PageSkeleton } from '#shell/states'
import type { AccountTab } from './tabs'

interface Loaded {
  readonly Themed: ComponentType<{ children: ReactNode }>
  readonly AccountPage: ComponentType<{ tab: AccountTab }>
  readonly ProfilePage: ComponentType
}

const pages = lazyModule<Loaded>(async () => {
  const [{ Themed }, account] = await Promise.all([
    import('#shell/theme/themed'),
    withDeferredTexts(() => import('./account-pages')),
  ])
  return { Themed, ...account }
})

const useLoaded = () => use(pages.load())

/** Wraps a lazily loaded part; if loading fails, it shows an error with Retry. */
const Waiting = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey="account" onFailure={pages.forgetFailure}>
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  </ErrorBoundary>
)

/** The account of the signed-in user, in tabs. */
export const LazyAccountPage = ({ tab }: { tab: AccountTab }) => (
  <Waiting>
    <Account tab={tab} />
  </Waiting>
)

/** The public profile of the signed-in user, and the history of their account. */
export const LazyProfilePage = () => (
  <Waiting>
    <Profile />
  </Waiting>
)

function Account({ tab }: { tab: AccountTab }) {
  const { Themed, AccountPage } = useLoaded()
  return (
    <Themed>
      <AccountPage tab={tab} />
    </Themed>
  )
}

function Profile() {
  const { Themed, ProfilePage } = useLoaded()
  return (
    <Themed>
      <ProfilePage />
    </Themed>
  )
}
