import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../providers/data/problem'
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
export const EmptyState = ({ scene = 'empty', ...said }: EmptyStateProps) => <State scene={scene} {...said} />

interface FailureProps {
  readonly onRetry: () => void
  readonly small?: boolean
}

const Retry = ({ onRetry }: FailureProps) => (
  <button type="button" className="button" onClick={onRetry}>
    {useTranslation().t('common.retry')}
  </button>
)

/** Something could not be read: what the server said about it, and another try. */
export function ErrorState({ error, onRetry, small }: FailureProps & { error: unknown }) {
  const { t } = useTranslation()
  const said = { title: t('common.loadFailed'), text: messageOf(error), small }
  return <State scene="error" alert action={<Retry onRetry={onRetry} />} {...said} />
}

/** There is no connection: what is kept stays, and another try. */
export function OfflineState({ onRetry, small }: FailureProps) {
  const { t } = useTranslation()
  const said = { title: t('states.offline'), text: t('states.offlineText'), small }
  return <State scene="offline" alert action={<Retry onRetry={onRetry} />} {...said} />
}

/** The person may not see this; `reason` says why where there is more to say than that. */
export function RefusedState({ reason }: { reason?: string }) {
  const { t } = useTranslation()
  return <State scene="refused" title={t('errors.refusedTitle')} text={reason ?? t('errors.refused')} />
}
