import { useTranslation } from 'react-i18next'
import type { BoardColumn } from '#define/views/board'
import { formatDay } from '#base/format/intl'
import { todayHere } from '#base/format/today'
import { useLocale } from '#base/format/use-locale'
import { Icon } from '#shell/icons'
import { useBoard } from '../board-context'
import styles from './card.module.css'
import { dueStateOf } from './due-state'

interface DueFactProps {
  /** 'YYYY-MM-DD', or an instant. */
  readonly value: string
  readonly column: BoardColumn
}

/** The day on which a card is due, and whether that is urgent: in words, with an icon and a colour. */
export function DueFact({ value, column }: DueFactProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { finished } = useBoard().resource.views?.board ?? {}
  const day = value.slice(0, 10)
  const state = dueStateOf(day, todayHere(), finished !== undefined && column[finished] === true)
  const date = formatDay(day, locale)
  return (
    <span className={styles.due} data-state={state}>
      <Icon name={state === 'done' ? 'check' : 'clock'} size={14} />
      {state ? t(`board.due.${state}`, { date }) : date}
    </span>
  )
}
