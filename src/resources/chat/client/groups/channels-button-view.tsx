import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'

/** The button of the list of all channels. */
export function ChannelsButtonView({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('chat.channels')}
      title={t('chat.channels')}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name="hash" size={20} />
    </button>
  )
}
