import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'

/** The button of the settings of mail. */
export function SettingsView({ onPress }: { readonly onPress: () => void }) {
  const name = useTranslation().t('mail.settings')
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-haspopup="dialog"
      title={name}
      onClick={onPress}
    >
      <Icon name="gear" size={20} />
    </button>
  )
}
