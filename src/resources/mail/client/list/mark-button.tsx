import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { ListedMail } from '../mail-data'
import styles from './mail-line.module.css'
import { useChangeMails } from '../use-change-mails'

interface MarkButtonProps {
  readonly mail: ListedMail
  readonly mark: 'star' | 'important'
  /** Whether its conversation gets or loses the mark as a whole. */
  readonly whole?: true
}

/** Stars a mail or marks it as important, or removes the mark. */
export function MarkButton({ mail: { id, isStarred, isImportant }, mark, whole }: MarkButtonProps) {
  const { t } = useTranslation()
  const { change } = useChangeMails()
  const isStar = mark === 'star'
  const isOn = isStar ? isStarred : isImportant
  const verb = isStar ? (isOn ? 'unstar' : 'star') : isOn ? 'markUnimportant' : 'markImportant'
  const offer = isStar ? (isOn ? 'unstar' : 'star') : isOn ? 'unimportant' : 'important'
  return (
    <button
      type="button"
      className={`icon-button ${styles.mark}`}
      data-mark={mark}
      aria-label={t(isStar ? 'mail.star' : 'mail.names.important')}
      aria-pressed={isOn}
      title={t(`mail.${offer}`)}
      onClick={() => void change({ ids: [id], verb, ...(whole && { whole }) })}
    >
      <Icon name={isStar ? 'star' : 'bookmarks'} size={20} />
    </button>
  )
}
