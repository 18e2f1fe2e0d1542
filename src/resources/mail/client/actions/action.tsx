import type { AreaIcon } from '#define/choices/area-icons'
import { Icon, type IconName } from '#shell/icons'

/** An action for mails. */
export interface MailAction {
  readonly name: string
  readonly icon: IconName | AreaIcon
  /** Whether it is in a menu where there is little room. */
  readonly isRare?: boolean
  readonly run: () => void
}

interface ActionProps {
  readonly name: string
  readonly icon: IconName | AreaIcon
  readonly onRun: () => void
}

/** An action for mails, as a button with an icon. */
export const Action = ({ name, icon, onRun }: ActionProps) => (
  <button type="button" className="icon-button" aria-label={name} title={name} onClick={onRun}>
    <Icon name={icon} size={20} />
  </button>
)
