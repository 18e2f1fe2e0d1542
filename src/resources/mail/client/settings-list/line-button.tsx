import { Icon, type IconName } from '#shell/icons'

interface LineButtonProps {
  /** What it does, and to which line. */
  readonly label: string
  readonly icon: IconName
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

/** A button of a line in the settings of mail; a disabled one can still be focused. */
export const LineButton = ({ label, icon, isDisabled = false, onClick }: LineButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled || undefined}
    onClick={() => !isDisabled && onClick()}
  >
    <Icon name={icon} size={18} />
  </button>
)
