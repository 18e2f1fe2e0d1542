import { useMemo, useState } from 'react'
import { localTimeZone } from '#base/format/local-time-zone'
import { useRole } from '#providers/auth/use-auth'
import type { Row } from '#providers/data/answers'
import type { AnyResource } from '#define'
import { Themed } from '#shell/theme/themed'
import type { FormValues } from '#screens/fields/form-values'
import { NewRecordDialog } from '#screens/form/new-record-dialog'
import type { Calendars } from '../calendars/use-calendars'
import { useCalendarSettings } from '../calendars/calendar-settings'
import { QuickEvent } from '../quick/quick-event'
import { quickFields } from '../quick/quick-fields'
import { calendarOf, valuesAt } from '#screens/spans/spans'
import type { ChosenTime } from '../use-new-event'

interface NewEventProps {
  readonly resource: AnyResource
  readonly chosen: ChosenTime
  readonly calendars: Calendars
  /** Receives what is typed. */
  readonly onDraft: (values: FormValues | undefined) => void
  readonly onSaved: (row: Row) => void
  readonly onClose: () => void
}

/**
 * The form for a new record at the chosen time: a small one, and one with all fields on request, or if it has others
 * that must be filled in.
 */
export function NewEvent({ resource, chosen, calendars, onDraft, onSaved, onClose }: NewEventProps) {
  const role = useRole()
  const fields = useMemo(() => quickFields(resource, role ?? 'user'), [resource, role])
  const [typed, setTyped] = useState<FormValues>()
  const [{ last }, changeSettings] = useCalendarSettings(resource.name)
  const { timezone, calendar } = calendarOf(resource)
  const isKnown = calendars.calendars.some(({ id }) => id === last)
  const given = {
    ...valuesAt(resource, chosen.span),
    ...(timezone && { [timezone]: localTimeZone() }),
    ...(calendar && isKnown && { [calendar]: last }),
  }
  const saved = (row: Row) => {
    if (calendar)
      changeSettings(({ hidden }) => ({
        hidden,
        ...(typeof row[calendar] === 'string' && { last: row[calendar] }),
      }))
    onSaved(row)
  }
  if (!fields || typed)
    return (
      <Themed>
        <NewRecordDialog
          resource={resource.name}
          typed=""
          given={{ ...given, ...typed, _refs: titlesOf(calendars) }}
          onClose={(row) => (row ? saved(row as Row) : onClose())}
        />
      </Themed>
    )
  return (
    <Themed>
      <QuickEvent
        resource={resource}
        fields={fields}
        calendars={calendars}
        given={given}
        anchor={chosen.anchor}
        onDraft={onDraft}
        onSaved={saved}
        onMore={(values) => {
          setTyped(values)
          onDraft(undefined)
        }}
        onClose={onClose}
      />
    </Themed>
  )
}

/** The names of the calendars, for the picker of the form. */
const titlesOf = ({ calendars }: Calendars) => Object.fromEntries(calendars.map(({ id, name }) => [id, name]))
