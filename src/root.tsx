import { Refine } from '@refinedev/core'
import { useEffect, useMemo } from 'react'
import type { App } from './define'
import { UnlessMaintenance } from './pages/errors/maintenance'
import { Pages } from './pages/pages'
import { accessControlProvider } from './providers/access'
import { AppProvider } from './providers/app-context'
import { authProvider } from './providers/auth/auth-provider'
import type { CustomScreens } from './providers/custom-screens'
import { createDataProvider } from './providers/data/data-provider'
import { createI18nProvider } from './providers/i18n/i18n-provider'
import { liveProvider } from './providers/live/live-provider'
import { notificationProvider } from './providers/notifications/notification-provider'
import { logUnreadRecords } from './providers/log-unread-records'
import { queryClient } from './providers/query-client'
import { refineResources } from './providers/refine-resources'
import type { GuardedHistory } from './providers/router/guarded-history'
import { GuardedRouter } from './providers/router/guarded-router'
import { refineRouter } from './providers/router/refine-router'
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

/** The application: the declared resources, inside refine and the router. */
export function Root({
  app,
  custom,
  history,
}: {
  app: App
  custom?: CustomScreens
  history: GuardedHistory
}) {
  const made = useMemo(
    () => ({
      dataProvider: createDataProvider(app),
      i18nProvider: createI18nProvider(app),
      resources: refineResources(app),
    }),
    [app],
  )
  useEffect(() => logUnreadRecords(queryClient, app), [app])
  return (
    <AppProvider app={app} custom={custom}>
      <GuardedRouter history={history}>
        <Refine
          {...made}
          authProvider={authProvider}
          accessControlProvider={accessControlProvider}
          liveProvider={liveProvider}
          notificationProvider={notificationProvider}
          routerProvider={refineRouter}
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
      </GuardedRouter>
    </AppProvider>
  )
}
