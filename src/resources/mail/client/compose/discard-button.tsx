import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'

/** Discards the draft of a mail. */
export function DiscardButton({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation()
  const name = t('mail.discard')
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={onDiscard}>
      <Icon name="trash" size={20} />
    </button>
  )
}
