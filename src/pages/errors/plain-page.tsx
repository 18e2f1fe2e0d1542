import type { ReactNode } from 'react'
import { LanguageMenu } from '#shell/header/language-menu'
import { ModeToggle } from '#shell/header/mode-toggle'
import { Brand } from '#shell/navigation/navigation'

/** The layout of pages outside the dashboard. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <div className="plain">
      <header className="plain-head">
        <Brand />
        <div>
          <LanguageMenu />
          <ModeToggle />
        </div>
      </header>
      <main className="plain-main">{children}</main>
    </div>
  )
}
