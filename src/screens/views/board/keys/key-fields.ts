import type { AnyResource } from '#define'
import type { Role } from '#define/access'
import { isWritable } from '#define/reading'

/** The keys that open a card at a field. */
export const fieldKeys = ['a', 'l', 'd', 'p'] as const
export type FieldKey = (typeof fieldKeys)[number]

/** The field behind each key: the users it is assigned to, its labels, the day it is due, and its priority. */
export function keyFields(resource: AnyResource, role: Role): Readonly<Partial<Record<FieldKey, string>>> {
  const { due } = resource.views?.board ?? {}
  const fields = Object.entries(resource.fields).filter(([, field]) => isWritable(field, role))
  const named = (is: (entry: (typeof fields)[number]) => boolean) => fields.find(is)?.[0]
  const found = {
    a: named(
      ([, field]) =>
        (field.kind === 'refs' || field.kind === 'ref') && field.notifies?.includes('assigned') === true,
    ),
    l: named(([, { kind }]) => kind === 'tags'),
    d: named(([name]) => name === due),
    p: named(([, field]) => field.kind === 'choice' && field.levels === true),
  }
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined))
}
