import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ListedMail } from '../mail-data'
import styles from './mail-line.module.css'

export type Mark = 'star' | 'important'

interface MarkViewProps {
  readonly mail: ListedMail
  readonly mark: Mark
  readonly onPress: () => void
}

/** The button of a mark, pressed if the mail has it. */
export function MarkView({ mail: { isStarred, isImportant }, mark, onPress }: MarkViewProps) {
  const { t } = useTranslation()
  const isStar = mark === 'star'
  const isOn = isStar ? isStarred : isImportant
  const offer = isStar ? (isOn ? 'unstar' : 'star') : isOn ? 'unimportant' : 'important'
  return (
    <button
      type="button"
      className={`icon-button ${styles.mark}`}
      data-mark={mark}
      aria-label={t(isStar ? 'mail.star' : 'mail.names.important')}
      aria-pressed={isOn}
      title={t(`mail.${offer}`)}
      onClick={onPress}
    >
      <Icon name={isStar ? 'star' : 'bookmarks'} size={20} />
    </button>
  )
}
