import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { inputFieldsOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { AskForm } from '#screens/moves/ask-form'
import { BulkEditForm } from './bulk-edit-form'

interface BulkValuesProps {
  /** The id by which a button outside submits the form. */
  readonly form: string
  readonly resource: AnyResource
  readonly verb: string
  readonly refusal: unknown
  readonly onGo: (values: Values) => Promise<void>
}

/** The values apply to many records, so the form has none of its own. */
const noRow: Row = { id: '', version: 0, createdAt: '', updatedAt: '', _can: [] }

/** The values of a bulk verb. */
export const BulkValues = ({ form, verb, ...props }: BulkValuesProps) =>
  verb === 'update' ? (
    <BulkEditForm id={form} {...props} />
  ) : (
    <AskForm id={form} action={verb} fields={inputFieldsOf(props.resource, verb)} row={noRow} {...props} />
  )
