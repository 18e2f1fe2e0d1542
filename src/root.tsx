import { Refine } from '@refinedev/core'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import type { App } from './define'
import { UnlessMaintenance } from './pages/errors/maintenance'
import { pageRoutes, Pages } from './pages/pages'
import { accessControlProvider } from './providers/access'
import { AppProvider } from './providers/app-context'
import { authProvider } from './providers/auth/auth-provider'
import { answerFromSession } from './providers/auth/session-queries'
import type { CustomScreens } from './providers/custom-screens'
import { createDataProvider } from './providers/data/data-provider'
import { createI18nProvider } from './providers/i18n/i18n-provider'
import { liveProvider } from './providers/live/live-provider'
import { notificationProvider } from './providers/notifications/notification-provider'
import { logUnreadRecords } from './providers/log-unread-records'
import { queryClient } from './providers/query-client'
import { refineResources } from './providers/refine-resources'
import { createGuardedRouter } from './providers/router/guarded-router'
import { createRouterProvider } from './providers/router/router-provider'
import { Icon } from './shell/icons'
import { ErrorState } from './shell/states'
import { ErrorBoundary } from './shell/states/error-boundary'
import { NoticeBar } from './shell/notices/notice-bar'
import { ProgressBar } from './shell/parts/progress-bar'

const options = {
  disableTelemetry: true,
  // The application's own navigation guard handles each change of the address.
  disableRouteChangeHandler: true,
  syncWithLocation: false,
  // `live/refresh` refetches what has changed, not each hook.
  liveMode: 'manual' as const,
  warnWhenUnsavedChanges: false,
  reactQuery: { clientConfig: queryClient },
}

answerFromSession(queryClient, { authProvider, accessControlProvider })

interface RootProps {
  readonly app: App
  readonly custom?: CustomScreens
}

/** The router of the application: the declared resources inside refine, with the routes of all pages. */
export const createAppRouter = ({ app, custom }: RootProps) =>
  createGuardedRouter({
    root: <Root app={app} custom={custom} />,
    failed: <Failed />,
    routes: pageRoutes(app, custom),
  })

/** Refine with its providers, around every page. */
function Root({ app, custom }: RootProps) {
  const made = useMemo(() => {
    const resources = refineResources(app, custom, (name) => <Icon name={name} />)
    return {
      dataProvider: createDataProvider(app),
      routerProvider: createRouterProvider(app, custom, resources),
      resources,
    }
  }, [app, custom])
  const i18nProvider = useTranslations(app)
  useEffect(() => logUnreadRecords(queryClient, app), [app])
  return (
    <AppProvider app={app} custom={custom}>
      <Refine
        {...made}
        i18nProvider={i18nProvider}
        authProvider={authProvider}
        accessControlProvider={accessControlProvider}
        liveProvider={liveProvider}
        notificationProvider={notificationProvider}
        options={options}
      >
        <ProgressBar />
        <NoticeBar />
        <ErrorBoundary resetKey="everywhere">
          <UnlessMaintenance>
            <Pages />
          </UnlessMaintenance>
        </ErrorBoundary>
      </Refine>
    </AppProvider>
  )
}

/** A new provider for each language: refine keeps what it has translated as long as the provider is the same. */
function useTranslations(app: App) {
  const { language } = useTranslation().i18n
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  return useMemo(() => createI18nProvider(app), [app, language])
}

/** Shown if refine or a provider fails; errors of pages are shown inside. */
function Failed() {
  return <ErrorState error={useRouteError()} onRetry={() => window.location.reload()} />
}
