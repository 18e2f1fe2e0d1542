import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { calendarModes, stepped, type CalendarState } from '#screens/list-model/state/calendar-state'
import styles from './calendar.module.css'

interface CalendarToolbarProps {
  readonly calendar: CalendarState
  readonly today: string
  /** The visible days in words. */
  readonly title: string
  readonly onGo: (calendar: CalendarState) => void
  /** Undefined if the user may not create records. */
  readonly onNew: ((button: HTMLElement) => void) | undefined
  readonly newName: string
  /** Further buttons and menus. */
  readonly children?: ReactNode
}

/** The visible days, with navigation to others. */
export function CalendarToolbar({
  calendar,
  today,
  title,
  onGo,
  onNew,
  newName,
  children,
}: CalendarToolbarProps) {
  const { t } = useTranslation()
  const id = useId()
  const { mode } = calendar
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      onClick={() => onGo(stepped(calendar, by))}
    >
      <Icon name={by < 0 ? 'caret-left' : 'caret-right'} size={18} />
    </button>
  )
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <button
          type="button"
          className="button"
          aria-disabled={calendar.date === today}
          onClick={() => onGo({ mode, date: today })}
        >
          {t('calendar.today')}
        </button>
        {step(-1, t(`calendar.previous.${mode}`))}
        {step(1, t(`calendar.next.${mode}`))}
      </div>
      <h2 id={id} className={styles.title} aria-live="polite">
        {title}
      </h2>
      <div className={styles.modes} role="group" aria-label={t('calendar.modeLabel')}>
        {calendarModes.map((item) => (
          <button
            key={item}
            type="button"
            aria-pressed={item === mode}
            onClick={() => onGo({ mode: item, date: calendar.date })}
          >
            {t(`calendar.mode.${item}`)}
          </button>
        ))}
      </div>
      <div className={styles.more}>{children}</div>
      {onNew && (
        <button
          type="button"
          className={`button primary ${styles.new}`}
          aria-label={newName}
          title={newName}
          onClick={({ currentTarget }) => onNew(currentTarget)}
        >
          <Icon name="plus" size={16} />
          <span>{t('calendar.new')}</span>
        </button>
      )}
    </div>
  )
}
