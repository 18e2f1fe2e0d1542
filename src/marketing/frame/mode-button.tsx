import type { ReactNode } from 'react'
import { settingsLife } from '#theme/settings'
import type { SiteLanguage } from '../base/language'
import { frameCopy } from './copy'

interface ModeButtonProps {
  readonly language: SiteLanguage
  readonly className: string
  /** Its label is visually hidden. */
  readonly isIcon?: boolean
}

/**
 * Switches between light and dark: CSS shows the target mode, the script stores the choice. Hidden without
 * JavaScript.
 */
export function ModeButton({ language, className, isIcon = false }: ModeButtonProps) {
  const { toLight, toDark } = frameCopy[language]
  const label = isIcon ? 'visually-hidden' : ''
  return (
    <button
      type="button"
      className={`mode-button ${className}`}
      data-keep={`path=/; max-age=${settingsLife}; samesite=lax`}
    >
      <Picture className="to-light">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.5 1.5m11.2 11.2 1.5 1.5m0-14.2-1.5 1.5M6.4 17.6l-1.5 1.5" />
      </Picture>
      <span className={`${label} to-light`.trim()}>{toLight}</span>
      <Picture className="to-dark">
        <path d="M20.5 14.3A8.7 8.7 0 0 1 9.7 3.5a8.7 8.7 0 1 0 10.8 10.8Z" />
      </Picture>
      <span className={`${label} to-dark`.trim()}>{toDark}</span>
    </button>
  )
}

const Picture = ({ className, children }: { className: string; children: ReactNode }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)
