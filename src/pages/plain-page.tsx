import { useEffect, type ReactNode } from 'react'
import { brand } from '../brand'
import { LanguageMenu, ModeToggle } from '../shell/header'
import { Brand } from '../shell/navigation'

/** The frame of the pages outside of the dashboard. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
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
