import type { Notified } from '#define/declaration/common-options'
import type { AnyField } from '#define/kinds'

/** Whether the users in a field are notified of something. */
export const notifiesOf = (field: AnyField, of: Notified): boolean =>
  (field.kind === 'ref' || field.kind === 'refs') && (field.notifies?.includes(of) ?? false)

/** The ids in the value of a reference or of a list of references. */
export const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string')
