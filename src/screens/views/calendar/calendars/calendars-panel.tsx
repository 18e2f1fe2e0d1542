import Drawer from '@mui/material/Drawer'
import Popover from '@mui/material/Popover'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import { useCan } from '#providers/access'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { narrowScreen } from '#screens/list-model/state/view-at'
import { useMedia } from '#screens/list-model/use-media'
import { Icon } from '#shell/icons'
import { Themed } from '#shell/theme/themed'
import { CalendarEditor } from './calendar-editor'
import { useCalendarSettings } from './calendar-settings'
import styles from './calendars-panel.module.css'
import type { Calendars } from './use-calendars'
import { noCalendar } from './calendars-request'

interface CalendarsPanelProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The user's calendars, each with its colour and whether its events are shown: below its button, on a phone at the bottom. */
export function CalendarsPanel({ anchor, onClose, ...props }: CalendarsPanelProps) {
  const isNarrow = useMedia(narrowScreen)
  const id = useId()
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }
  const content = <Content {...props} titleId={id} onClose={onClose} />
  return (
    <Themed>
      {isNarrow ? (
        <Drawer open anchor="bottom" onClose={onClose} slotProps={{ paper }}>
          {content}
        </Drawer>
      ) : (
        <Popover
          open
          anchorEl={anchor}
          onClose={onClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper }}
        >
          {content}
        </Popover>
      )}
    </Themed>
  )
}

type ContentProps = Omit<CalendarsPanelProps, 'anchor'> & { readonly titleId: string }

function Content({ resource, calendars, titleId, onClose }: ContentProps) {
  const { t } = useTranslation()
  const [{ hidden }, changeSettings] = useCalendarSettings(resource.name)
  const [edited, edit] = useState<Row | 'new'>()
  const { target } = calendars
  const mayCreate = useCan({ resource: target?.name ?? '', action: 'create' }).data?.can === true
  const toggle = (id: string, isShown: boolean) =>
    changeSettings((before) => ({
      ...before,
      hidden: isShown ? before.hidden.filter((other) => other !== id) : [...before.hidden, id],
    }))
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('scheduling.calendars')}</h2>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="x" size={18} />
        </button>
      </div>
      <ul className={styles.list} aria-label={t('scheduling.shownCalendars')}>
        {calendars.calendars.map(({ id, name, color, row }) => (
          <li key={id}>
            <ShownBox
              name={name}
              color={color}
              isShown={!hidden.includes(id)}
              onChange={(on) => toggle(id, on)}
            />
            {canOnRow(row, 'update') && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('scheduling.editCalendar', { name })}
                title={t('scheduling.editCalendar', { name })}
                onClick={() => edit(row)}
              >
                <Icon name="pencil-simple" size={16} />
              </button>
            )}
          </li>
        ))}
        <li>
          <ShownBox
            name={t('scheduling.withoutCalendar')}
            isShown={!hidden.includes(noCalendar)}
            onChange={(on) => toggle(noCalendar, on)}
          />
        </li>
      </ul>
      {mayCreate && (
        <button type="button" className="button" onClick={() => edit('new')}>
          <Icon name="plus" size={16} />
          {t('scheduling.addCalendar')}
        </button>
      )}
      {edited && target && (
        <CalendarEditor
          target={target}
          row={edited === 'new' ? undefined : edited}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  )
}

interface ShownBoxProps {
  readonly name: string
  /** Left out for events without a calendar. */
  readonly color?: string
  readonly isShown: boolean
  readonly onChange: (isShown: boolean) => void
}

const ShownBox = ({ name, color, isShown, onChange }: ShownBoxProps) => (
  <label className={styles.box}>
    <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.target.checked)} />
    <span
      className={styles.dot}
      style={color === undefined ? undefined : { background: color }}
      aria-hidden
    />
    <span className={styles.name}>{name}</span>
  </label>
)
