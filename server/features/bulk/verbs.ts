import { recordVerbs, requireAllowed } from '#server/read/access-sql'
import { plainVerbs } from '#define/access'
import { actionsOf, verbsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Row } from '#server/read/selection'
import { actOnRecord } from '#server/write/act'
import { inputOfVerb } from '#server/write/action-input'
import { cleanRecord } from '#server/write/values/clean-input'
import { appOf, type Writer } from '#server/write/context'
import { purge } from '#server/write/deletion/purge'
import { move, remove, restore, update } from '#server/write/update'
import { parseInput } from '#server/write/values/values'

/** What can be done to many records at once: whatever can be done to one. */
export const bulkVerbs = (resource: AnyResource): string[] => [
  ...recordVerbs(resource).filter((verb) => !actionsOf(resource)[verb]?.output),
  ...(resource.trash ? ['restore'] : []),
  ...(resource.purges ? ['purge'] : []),
]

/** Verbs of what is in the trash, which are for whoever may delete it. */
export const isOfTrash = (verb: string): boolean => verb === 'restore' || verb === 'purge'

/**
 * Refuses a verb that is none, or that the caller may never do.
 * @throws Problem invalid or forbidden.
 */
export function requireVerb(writer: Writer, resource: AnyResource, verb: unknown): string {
  const known = bulkVerbs(resource)
  if (typeof verb !== 'string' || !known.includes(verb))
    throw invalidField('verb', 'choice', { options: known.join(', ') })
  requireAllowed(appOf(writer), resource, isOfTrash(verb) ? 'delete' : verb, writer.caller)
  return verb
}

/**
 * Looks at the values that a verb is to be done with, before it is done to any record.
 * @throws Problem invalid, at the fields themselves.
 */
export async function requireValues(
  { caller }: Writer,
  resource: AnyResource,
  verb: string,
  values: unknown,
): Promise<Values | null> {
  if (verbsOf(resource).includes(verb) && !(plainVerbs as readonly string[]).includes(verb))
    await inputOfVerb(resource, verb, values)
  else if (verb === 'update') {
    const changes = parseInput(
      resource,
      caller.role,
      await cleanRecord(resource, caller.role, values ?? {}),
      'update',
    )
    if (Object.keys(changes).length === 0) throw invalidField('values', 'bulkValues')
  } else if (values !== undefined) throw invalidField('values', 'unknown')
  return (values as Values | undefined) ?? null
}

/** Does a verb to one record, through the write door. */
export function doTo(
  writer: Writer,
  resource: AnyResource,
  id: string,
  verb: string,
  values: unknown,
): Promise<Row | void> {
  switch (verb) {
    case 'update':
      return update(writer, resource, id, values)
    case 'delete':
      return remove(writer, resource, id)
    case 'restore':
      return restore(writer, resource, id)
    case 'purge':
      return purgeIfThere(writer, resource, id)
    default:
      return actionsOf(resource)[verb]
        ? actOnRecord(writer, resource, id, { name: verb, given: values })
        : move(writer, resource, id, { name: verb, given: values })
  }
}

/** One of many that are purged may have gone already, together with another one. */
async function purgeIfThere(writer: Writer, resource: AnyResource, id: string): Promise<void> {
  await purge(writer, resource, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.refusal.kind !== 'missing') throw error
  })
}
