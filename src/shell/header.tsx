import { useTranslation } from 'react-i18next'
import { signOut } from '../providers/auth/sign-in'
import { useSession } from '../providers/auth/use-session'
import { changeLanguage } from '../providers/i18n/i18n'
import { languages } from '../providers/i18n/languages'
import { Icon } from './icons'
import { MenuButton } from './menu-button'
import { NavigationDrawer } from './navigation-drawer'
import { setMode, useMode } from './settings'

/** The head of the dashboard: navigation on narrow screens, language, mode, account. */
export const Header = () => (
  <header className="shell-header">
    <NavigationDrawer />
    <span className="shell-header-space" />
    <LanguageMenu />
    <ModeToggle />
    <AccountMenu />
  </header>
)

/** Chooses the language of the page. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const items = languages.map(({ value, label, tag }) => ({
    label,
    tag,
    isChosen: value === i18n.language,
    run: () => void changeLanguage(value),
  }))
  return (
    <MenuButton name={t('shell.language')} items={items}>
      <Icon name="globe" />
    </MenuButton>
  )
}

/** Switches between the light and the dark mode. */
export function ModeToggle() {
  const { t } = useTranslation()
  const mode = useMode()
  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t(other === 'light' ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => setMode(other)}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  )
}

function AccountMenu() {
  const { t } = useTranslation()
  const { user } = useSession()
  if (!user) return null
  const items = [{ label: t('shell.signOut'), run: () => void signOut() }]
  return (
    <MenuButton
      name={t('shell.account', { name: user.displayName })}
      heading={{ title: user.displayName, text: user.email }}
      items={items}
    >
      <span className="avatar" aria-hidden="true">
        {[...user.displayName][0]?.toUpperCase()}
      </span>
    </MenuButton>
  )
}
