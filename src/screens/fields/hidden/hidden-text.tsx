import { useTranslation } from 'react-i18next'
import { maskText } from '#define/reading'
import type { Masked } from '#providers/data/answers'
import styles from './hidden-value.module.css'

export interface HiddenTextProps {
  readonly hidden: Masked[string]
}

/** A hidden value in one line: dots, and its last characters if those may be shown. */
export function HiddenText({ hidden }: HiddenTextProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.hidden}>
      <span aria-hidden="true">{maskText(hidden.shows)}</span>
      <span className="visually-hidden">
        {hidden.shows ? t('show.hiddenEndsIn', { end: hidden.shows }) : t('show.hidden')}
      </span>
    </span>
  )
}
