import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { calendarModes, stepped, type CalendarState } from '#screens/list-model/state/calendar-state'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { MenuButton } from '#shell/parts/menu-button'
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
  const isPhone = useMedia(narrowScreen)
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
          className={isPhone ? 'icon-button' : 'button'}
          aria-disabled={calendar.date === today}
          aria-label={isPhone ? t('calendar.today') : undefined}
          title={isPhone ? t('calendar.today') : undefined}
          onClick={() => onGo({ mode, date: today })}
        >
          {isPhone ? <Icon name="calendar-blank" size={18} /> : t('calendar.today')}
        </button>
        {step(-1, t(`calendar.previous.${mode}`))}
        {step(1, t(`calendar.next.${mode}`))}
      </div>
      <h2 id={id} className={styles.title} aria-live="polite" title={title}>
        {title}
      </h2>
      <Modes calendar={calendar} onGo={onGo} />
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

/** Below this width the modes are in a menu. */
const menuScreen = '(max-width: 1023px)'

/** The modes: buttons, or a menu where the line has no room for them. */
function Modes({ calendar: { mode, date }, onGo }: Pick<CalendarToolbarProps, 'calendar' | 'onGo'>) {
  const { t } = useTranslation()
  const isMenu = useMedia(menuScreen)
  const current = t(`calendar.mode.${mode}`)
  if (isMenu)
    return (
      <MenuButton
        name={t('calendar.modeMenu', { mode: current })}
        className={`button ${styles.modeMenu}`}
        items={calendarModes.map((item) => ({
          label: t(`calendar.mode.${item}`),
          isChosen: item === mode,
          run: () => onGo({ mode: item, date }),
        }))}
      >
        <span>{current}</span>
        <Icon name="caret-down" size={14} />
      </MenuButton>
    )
  return (
    <div className={styles.modes} role="group" aria-label={t('calendar.modeLabel')}>
      {calendarModes.map((item) => (
        <button
          key={item}
          type="button"
          aria-pressed={item === mode}
          onClick={() => onGo({ mode: item, date })}
        >
          {t(`calendar.mode.${item}`)}
        </button>
      ))}
    </div>
  )
}
