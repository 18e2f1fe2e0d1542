import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { spanText } from '#screens/spans/span-text'
import type { Span } from '#screens/spans/spans'
import { cursorAfterKey, firstCursor, type CursorContext } from './cursor'
import styles from './time-chooser.module.css'

interface TimeChooserProps extends Omit<CursorContext, 'now'> {
  readonly isRtl: boolean
  readonly cursor: Span | undefined
  /** Undefined when the focus leaves. */
  readonly onMove: (cursor: Span | undefined) => void
  readonly onChoose: (span: Span) => void
}

/** Chooses a time of the calendar by the arrow keys. It is visible while it has the focus. */
export function TimeChooser({ isRtl, cursor, onMove, onChoose, ...context }: TimeChooserProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [announced, announce] = useState('')
  const [now] = useState(() => new Date())
  useShortcut('arrows', { group: 'calendar', label: t('scheduling.chooseTime') })
  const current = cursor ?? firstCursor({ ...context, now })
  const handleKeydown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    const next = cursorAfterKey(current, event.key, { isRtl, inWeeks: context.ofDays })
    if (!next) return
    event.preventDefault()
    onMove(next)
    announce(spanText(next, locale))
  }
  return (
    <div className={styles.chooser}>
      <button
        type="button"
        className="button"
        aria-label={t('scheduling.chooseTime')}
        onFocus={() => {
          onMove(current)
          announce(t('scheduling.chosenTime', { when: spanText(current, locale) }))
        }}
        onBlur={() => onMove(undefined)}
        onKeyDown={handleKeydown}
        onClick={() => onChoose(current)}
      >
        {spanText(current, locale)}
      </button>
      <span className={styles.keys}>{t('scheduling.chooseTimeKeys')}</span>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}
