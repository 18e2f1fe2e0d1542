import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import type { FormValues } from '#screens/fields/form-values'
import type { Calendars } from '../calendars/use-calendars'

export interface QuickFormProps {
  readonly resource: AnyResource
  readonly title: string
  /** The fields of the form. */
  readonly fields: AnyFields
  readonly calendars: Calendars
  readonly given: FormValues
  /** Receives what is typed. */
  readonly onDraft: (values: FormValues) => void
  readonly onSaved: (row: Row) => void
  /** Opens the form with all fields, with what was typed. */
  readonly onMore: (values: FormValues) => void
  readonly onClose: () => void
}
