import type { AnyResource } from '#define'
import type { Values } from '#define/parse'
import { inputFieldsOf } from '#define/reading'
import type { Row } from '#providers/data/answers'
import { AskForm } from '#screens/moves/ask-form'
import { BulkEditForm } from './bulk-edit-form'

interface BulkValuesProps {
  /** By which a button outside submits it. */
  readonly form: string
  readonly resource: AnyResource
  readonly verb: string
  readonly refusal: unknown
  readonly onGo: (values: Values) => Promise<void>
}

/** What is asked belongs to many records, and so to none. */
const noRow: Row = { id: '', version: 0, createdAt: '', updatedAt: '', _can: [] }

/** The values with which something is done to many records. */
export const BulkValues = ({ form, verb, ...props }: BulkValuesProps) =>
  verb === 'update' ? (
    <BulkEditForm id={form} {...props} />
  ) : (
    <AskForm id={form} action={verb} fields={inputFieldsOf(props.resource, verb)} row={noRow} {...props} />
  )
