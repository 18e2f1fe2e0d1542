import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import type { Label } from '../mail-data'
import styles from './mail-line.module.css'

/** Says that a conversation is muted. */
export function Muted() {
  const { t } = useTranslation()
  return (
    <span className={styles.tag}>
      <Icon name="bell-slash" size={14} />
      {t('mailRules.muted')}
    </span>
  )
}

interface LabelTagsProps {
  /** The labels of the mailbox. */
  readonly labels: readonly Label[]
  readonly ids: readonly string[]
}

/** The labels with these ids. */
export const LabelTags = ({ labels, ids }: LabelTagsProps) =>
  labels
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, color }) => (
      <span key={id} className={styles.tag}>
        <svg width="8" height="8" viewBox="0 0 8 8" aria-hidden="true">
          <circle cx="4" cy="4" r="4" fill={color ?? 'currentColor'} />
        </svg>
        {name}
      </span>
    ))
