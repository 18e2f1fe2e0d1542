import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'

/** Begins a mail. */
export function ComposeButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="button primary" onClick={onPress}>
      <Icon name="pencil-simple" size={18} />
      {t('mail.compose')}
    </button>
  )
}
