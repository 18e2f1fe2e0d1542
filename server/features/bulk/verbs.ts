import { recordVerbs, requireAllowed } from '#server/read/access/access-sql'
import { plainVerbs } from '#define/access'
import { actionsOf, verbsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Row } from '#server/read/selection'
import { actOnRecord } from '#server/write/act'
import { inputOfVerb } from '#server/write/action-input'
import { cleanRecord } from '#server/write/values/clean-input'
import { appOf, type Writer } from '#server/write/context'
import { purge } from '#server/write/deletion/purge'
import { move, remove, restore, update } from '#server/write/update'
import { parseInput } from '#server/write/values/values'

/** The verbs for many records: those for one record, without actions that return output. */
export const bulkVerbs = (resource: AnyResource): string[] => [
  ...recordVerbs(resource).filter((verb) => !actionsOf(resource)[verb]?.output),
  ...(resource.trash ? ['restore'] : []),
  ...(resource.purges ? ['purge'] : []),
]

/** Verbs for records in the trash; they require permission to delete. */
export const isOfTrash = (verb: string): boolean => verb === 'restore' || verb === 'purge'

/** @throws Problem `invalid` if there is no such verb, `forbidden` if the caller may never use it. */
export function requireVerb(writer: Writer, resource: AnyResource, verb: unknown): string {
  const known = bulkVerbs(resource)
  if (typeof verb !== 'string' || !known.includes(verb))
    throw invalidField('verb', 'choice', { options: known.join(', ') })
  requireAllowed(appOf(writer), resource, isOfTrash(verb) ? 'delete' : verb, writer.caller)
  return verb
}

/**
 * Validates the input of a verb before it runs on any record.
 * @throws Problem `invalid` at the fields of the input.
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

/** Runs a verb on one record, through the write pipeline. */
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

/** When purging many records, one may already be gone because it was purged together with another one. */
async function purgeIfThere(writer: Writer, resource: AnyResource, id: string): Promise<void> {
  await purge(writer, resource, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.refusal.kind !== 'missing') throw error
  })
}
