import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf, statusOf } from '#providers/data/http/problem'
import { useConnectivity } from '#base/connectivity/use-connectivity'
import { HomeLink } from '../parts/home-link'
import { State } from './empty-state'

interface FailureProps {
  readonly onRetry: () => void
  readonly small?: boolean | undefined
}

const Retry = ({ onRetry }: Pick<FailureProps, 'onRetry'>) => (
  <button type="button" className="button" onClick={onRetry}>
    {useTranslation().t('common.retry')}
  </button>
)

/** A request that failed: a message about the connection, or the server's error; with Retry. */
export function ErrorState({ error, onRetry, small }: FailureProps & { error: unknown }) {
  const { t } = useTranslation()
  const { isOffline } = useConnectivity()
  if (isOffline && statusOf(error) === 0) return <OfflineState onRetry={onRetry} small={small} />
  const props = { title: t('common.loadFailed'), text: reasonOf(error), small }
  return <State scene="error" alert action={<Retry onRetry={onRetry} />} {...props} />
}

/** A message that there is no connection and the shown data is kept, with Retry. */
export function OfflineState({ onRetry, small }: FailureProps) {
  const { t } = useTranslation()
  const props = { title: t('states.offline'), text: t('states.offlineText'), small }
  return <State scene="offline" alert action={<Retry onRetry={onRetry} />} {...props} />
}

interface RefusedProps {
  /** A more specific reason, if there is one. */
  readonly reason?: string
  /** The next step; by default a link to the start page. */
  readonly action?: ReactNode
}

/** A message that the user may not see this, with the next step. */
export function RefusedState({ reason, action = <HomeLink /> }: RefusedProps) {
  const { t } = useTranslation()
  const props = { title: t('errors.refusedTitle'), text: reason ?? t('errors.refused') }
  return <State scene="refused" action={action} {...props} />
}
