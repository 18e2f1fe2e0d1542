import type { Account } from '#base/session/session'
import type { AnyFields } from '#define/kinds'
import type { FormValues } from '../fields/form-values'

/** Initial values of a new record: the current user in reference fields that have a default. */
export const withMaker = (fields: AnyFields, maker: string | undefined, given?: FormValues): FormValues => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.default && maker ? [[name, maker]] : [],
    ),
  ),
  ...given,
})

/** The given values, with the title of the current user, to whom a field may refer by default. */
export const withTitleOf = (user: Account | null | undefined, given?: FormValues): FormValues => ({
  ...given,
  _refs: { ...(user && { [user.id]: user.displayName }), ...(given?.['_refs'] as object | undefined) },
})

/** Some fields, in the order of their names; all of them without names. */
export const pick = (fields: AnyFields, only: readonly string[] | undefined): AnyFields =>
  only ? Object.fromEntries(only.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))) : fields
