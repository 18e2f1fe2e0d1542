import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#providers/i18n/choose-language'
import { languages } from '#base/i18n/languages'
import { Flag, Icon } from '../icons'
import { MenuButton } from '../parts/menu-button'

export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const items = languages.map(({ value, label, tag }) => ({
    label,
    tag,
    picture: <Flag language={value} />,
    isChosen: value === i18n.language,
    run: () => chooseLanguage(value),
  }))
  return (
    <MenuButton name={t('shell.language')} items={items}>
      <Icon name="translate" />
    </MenuButton>
  )
}
