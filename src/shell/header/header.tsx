import { NavigationDrawer } from '../navigation/navigation-drawer'
import { Brand } from '../navigation/navigation'
import { NotificationsButton } from '../notifications/notifications-button'
import { SearchButton } from '../palette/search-button'
import { AccountMenu } from './account-menu'
import { LanguageMenu } from './language-menu'
import { ModeToggle } from './mode-toggle'

/** The header of the dashboard: navigation on narrow screens, search, language, mode, account. */
export const Header = () => (
  <header className="shell-header">
    <NavigationDrawer />
    <div className="shell-header-brand">
      <Brand />
    </div>
    <SearchButton />
    <span className="shell-header-space" />
    <LanguageMenu />
    <ModeToggle />
    <NotificationsButton />
    <AccountMenu />
  </header>
)
