import type { AnyResource } from './any-resource'
import type { AnyField } from './kinds'
import { actionsOf, verbsOf } from './reading'

/** The verbs of the change log itself. */
const changeLogVerbs = ['create', 'update', 'delete', 'restore', 'undo', 'reveal'] as const

/** Every verb that a change entry may have. */
function verbsOfAll(resources: readonly AnyResource[]): string[] {
  const done = resources.flatMap((resource) =>
    verbsOf(resource).filter((verb) => verb !== 'read' && actionsOf(resource)[verb]?.on !== 'list'),
  )
  return [...new Set([...changeLogVerbs, ...done])]
}

/** Fills in the options that are names of declared resources or verbs. */
export function withNames(resource: AnyResource, resources: readonly AnyResource[]): AnyResource {
  const named = (field: AnyField): AnyField => {
    if (field.kind !== 'choice' || !field.of) return field
    const options = field.of === 'resources' ? resources.map(({ name }) => name) : verbsOfAll(resources)
    return { ...field, options: [...field.options, ...options] }
  }
  const needs = Object.values(resource.fields).some((field) => field.kind === 'choice' && field.of)
  if (!needs) return resource
  const fields = Object.entries(resource.fields).map(([name, field]) => [name, named(field)] as const)
  return { ...resource, fields: Object.fromEntries(fields) }
}
