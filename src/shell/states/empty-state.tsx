import type { ReactNode } from 'react'
import type { IconName } from '../icons/icon-name'
import { Illustration } from './illustration'
import type { Scene } from './scene'
import styles from './states.module.css'

interface StateProps {
  readonly scene: Scene
  /** The icon of an area, for the scene 'area'. */
  readonly icon?: IconName | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly action?: ReactNode
  /** Half the size of the illustration, for popovers and panels. */
  readonly small?: boolean | undefined
  readonly alert?: boolean
}

/** A message in place of what is not there, with an illustration and the next step. */
export const State = ({ scene, icon, title, text, action, small, alert }: StateProps) => (
  <div className={`${styles.state} ${small ? styles.small : ''}`} role={alert ? 'alert' : undefined}>
    <Illustration scene={scene} small={small} icon={icon} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

type EmptyStateProps = Omit<StateProps, 'scene'> & { readonly scene?: Scene }

/** A message that there is no data, with an action. */
export const EmptyState = ({ scene = 'empty', ...props }: EmptyStateProps) => (
  <State scene={scene} {...props} />
)
