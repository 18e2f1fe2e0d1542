import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageMenu } from '#shell/header/language-menu'
import { ModeToggle } from '#shell/header/mode-toggle'
import { Brand } from '#shell/navigation/navigation'
import { AuthPicture } from './auth-picture'
import '../auth.css'
import '../sign-in.css'

/** The layout of sign-in and related pages: the form, and beside it on wide screens a picture of the product. */
export function AuthPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="auth">
      <aside className="auth-side" aria-label={t('auth.about')}>
        <Brand />
        <AuthPicture />
        <div>
          <p className="auth-line">{t('auth.line')}</p>
          <p className="auth-text">{t('auth.lineText')}</p>
        </div>
      </aside>
      <header className="auth-head">
        <Brand />
        <div className="auth-tools">
          <LanguageMenu />
          <ModeToggle />
        </div>
      </header>
      <main className="auth-main">{children}</main>
    </div>
  )
}
