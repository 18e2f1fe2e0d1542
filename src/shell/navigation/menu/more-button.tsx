import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icons'

interface MoreButtonProps {
  readonly className: string
  /** The area whose pages it toggles. */
  readonly name: string
  /** The id of the element it toggles. */
  readonly id: string
  readonly isOpen: boolean
  readonly size: number
  readonly onToggle: MouseEventHandler
}

/** Toggles the pages of an area. */
export function MoreButton({ className, name, id, isOpen, size, onToggle }: MoreButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={className}
      aria-label={t('shell.pagesOf', { name })}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onToggle}
    >
      <Icon name="caret-down" size={size} />
    </button>
  )
}
