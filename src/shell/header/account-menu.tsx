import { useGo, useLogout } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { defaultPage } from '#providers/auth/return-to'
import { useGetIdentity } from '#providers/auth/use-auth'
import { Avatar } from '../parts/avatar/avatar'
import { Icon } from '../icons'
import { MenuButton } from '../parts/menu-button'

/** The signed-in user, with links to their pages and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const go = useGo()
  const { data: user } = useGetIdentity()
  const { mutate: logout } = useLogout()
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
    { label: t('shell.signOut'), picture: <Icon name="sign-out" size={20} />, run: () => logout() },
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
