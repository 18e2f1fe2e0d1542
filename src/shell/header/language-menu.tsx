import { useGetLocale, useSetLocale } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { languages } from '#base/i18n/languages'
import { Flag, Icon } from '../icons'
import { MenuButton } from '../parts/menu-button'

export function LanguageMenu() {
  const { t } = useTranslation()
  const changeLocale = useSetLocale()
  const language = useGetLocale()()
  const items = languages.map(({ value, label, tag }) => ({
    label,
    tag,
    picture: <Flag language={value} />,
    isChosen: value === language,
    run: () => void changeLocale(value),
  }))
  return (
    <MenuButton name={t('shell.language')} items={items}>
      <Icon name="translate" />
    </MenuButton>
  )
}
