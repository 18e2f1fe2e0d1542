import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf, statusOf } from '#providers/data/problem'
import { useConnectivity } from '#base/connectivity/use-connectivity'
import { HomeLink } from '../parts/home-link'
import { Illustration } from './illustration'
import type { Scene } from './scene'
import styles from './states.module.css'

interface StateProps {
  readonly scene: Scene
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ReactNode
  /** Half the drawing, for popovers and panels. */
  readonly small?: boolean | undefined
  readonly alert?: boolean
}

const State = ({ scene, title, text, action, small, alert }: StateProps) => (
  <div className={`${styles.state} ${small ? styles.small : ''}`} role={alert ? 'alert' : undefined}>
    <Illustration scene={scene} small={small} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

type EmptyStateProps = Omit<StateProps, 'scene'> & { readonly scene?: Scene }

/** There is nothing to show, and what to do about it. */
export const EmptyState = ({ scene = 'empty', ...props }: EmptyStateProps) => (
  <State scene={scene} {...props} />
)

interface FailureProps {
  readonly onRetry: () => void
  readonly small?: boolean | undefined
}

const Retry = ({ onRetry }: Pick<FailureProps, 'onRetry'>) => (
  <button type="button" className="button" onClick={onRetry}>
    {useTranslation().t('common.retry')}
  </button>
)

/** Something could not be read: that there is no connection, or what the server said about it; and another try. */
export function ErrorState({ error, onRetry, small }: FailureProps & { error: unknown }) {
  const { t } = useTranslation()
  const { isOffline } = useConnectivity()
  if (isOffline && statusOf(error) === 0) return <OfflineState {...{ onRetry, small }} />
  const props = { title: t('common.loadFailed'), text: messageOf(error), small }
  return <State scene="error" alert action={<Retry onRetry={onRetry} />} {...props} />
}

/** There is no connection: what is kept stays, and another try. */
export function OfflineState({ onRetry, small }: FailureProps) {
  const { t } = useTranslation()
  const props = { title: t('states.offline'), text: t('states.offlineText'), small }
  return <State scene="offline" alert action={<Retry onRetry={onRetry} />} {...props} />
}

interface RefusedProps {
  /** Why, where there is more to say than that it is. */
  readonly reason?: string
  /** The way on; home, where there is no nearer one. */
  readonly action?: ReactNode
}

/** The person may not see this, and where to go on from here. */
export function RefusedState({ reason, action = <HomeLink /> }: RefusedProps) {
  const { t } = useTranslation()
  const props = { title: t('errors.refusedTitle'), text: reason ?? t('errors.refused') }
  return <State scene="refused" action={action} {...props} />
}
