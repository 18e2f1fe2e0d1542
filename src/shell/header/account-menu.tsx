import { useGo } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { defaultPage } from '#providers/auth/return-to'
import { signOut } from '#providers/auth/sign-in'
import { useSession } from '#base/session/use-session'
import { Avatar } from '../parts/avatar'
import { Icon } from '../icons'
import { MenuButton } from '../parts/menu-button'

/** The signed-in user, with links to their pages and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const go = useGo()
  const { user } = useSession()
  if (!user) return null
  const items = [
    {
      label: t('shell.home'),
      picture: <Icon name="house" size={20} />,
      run: () => go({ to: defaultPage }),
    },
    {
      label: t('shell.profile'),
      picture: <Icon name="user" size={20} />,
      run: () => go({ to: '/dashboard/user/profile' }),
    },
    {
      label: t('shell.accountPage'),
      picture: <Icon name="gear" size={20} />,
      run: () => go({ to: '/dashboard/user/account' }),
    },
    { label: t('shell.signOut'), picture: <Icon name="sign-out" size={20} />, run: () => void signOut() },
  ]
  return (
    <MenuButton
      name={t('shell.account', { name: user.displayName })}
      heading={{ title: user.displayName, text: user.email }}
      items={items}
    >
      <Avatar person={user} />
    </MenuButton>
  )
}
