import { localTimeZone } from '#base/format/local-time-zone'
import type { AnyResource } from '#define'
import { Themed } from '#shell/theme/themed'
import { NewRecordDialog } from '#screens/form/new-record-dialog'
import { calendarOf, valuesAt, type Span } from '../spans'

interface NewEventProps {
  readonly resource: AnyResource
  readonly span: Span
  readonly onClose: () => void
}

/** The form for a new record at the chosen time. */
export function NewEvent({ resource, span, onClose }: NewEventProps) {
  const { timezone } = calendarOf(resource)
  const given = { ...valuesAt(resource, span), ...(timezone && { [timezone]: localTimeZone() }) }
  return (
    <Themed>
      <NewRecordDialog resource={resource.name} typed="" given={given} onClose={onClose} />
    </Themed>
  )
}
