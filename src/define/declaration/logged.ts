import type { AnyResource } from '../any-resource'

/** Whether the changes of its records are in the change log, for users to see and undo. */
export const isLogged = ({ managedBy, appended }: AnyResource): boolean => !managedBy && !appended

/** The fields of a record that are computed from its measurements. */
export function sampledFields({ fields, appended }: AnyResource): string[] {
  const samples = appended === 'kept' ? undefined : appended?.samples
  const list = samples === undefined ? undefined : fields[samples]
  return list?.kind === 'listOf' ? Object.keys(list.fields).filter((name) => Object.hasOwn(fields, name)) : []
}
