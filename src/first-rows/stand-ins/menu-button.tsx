import type { ReactNode } from 'react'

interface MenuButtonProps {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/** A button whose menu opens once the application has loaded, in the builds of the scripts of the first rows. */
export const MenuButton = ({ name, className = 'icon-button', children }: MenuButtonProps) => (
  <button type="button" className={className} aria-label={name} aria-haspopup="menu" aria-expanded={false}>
    {children}
  </button>
)
