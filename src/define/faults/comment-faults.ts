import { roles, ruleFor } from '../access'
import type { AnyResource, App } from '../any-resource'
import { ofRecords } from '../comments.wire'

/**
 * The comments of a resource must be declared by `defineComments` for it, and readable by exactly those who may read the
 * record.
 */
export function commentFaults(app: App, { name, access, comments }: AnyResource): string[] {
  if (comments === undefined) return []
  const declared = app[comments]
  const field = declared?.fields['record']
  if (!declared || field?.kind !== 'ref' || field.to !== name)
    return [`${name}: its comments, ${comments}, are not declared by defineComments for it`]
  return roles.flatMap((role) => {
    const rule = ruleFor(access, role, 'read')
    const expected = rule === false ? false : ofRecords(rule)
    const isSame = JSON.stringify(expected) === JSON.stringify(ruleFor(declared.access, role, 'read'))
    return isSame ? [] : [`${name}: ${role} does not read its comments by the rule of the records`]
  })
}
