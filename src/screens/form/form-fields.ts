import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import type { AnyFields } from '#define/kinds'
import { writableFields } from '#define/reading'

/**
 * The fields of the form of a record: those that the user may set, except values that name fields of another resource,
 * such as the columns of a list. They are set where that resource is shown, and so is that resource, once they are stored.
 */
export function formFields(resource: AnyResource, role: Role, isNew: boolean): AnyFields {
  const all = Object.entries(writableFields(resource, role))
  const named = all.flatMap(([, field]) => (field.kind === 'json' && field.fieldsOf ? [field.fieldsOf] : []))
  return Object.fromEntries(
    all.filter(
      ([name, field]) => !(field.kind === 'json' && field.fieldsOf) && (isNew || !named.includes(name)),
    ),
  )
}

/** The fields with these names, in their order; all of them if no names are given. */
export const pick = (fields: AnyFields, only: readonly string[] | undefined): AnyFields =>
  only ? Object.fromEntries(only.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))) : fields
