import { statesBefore } from '../../src/define/fields'
import { movesOf } from '../../src/define/reading'
import type { AnyResource } from '../../src/define/resource'
import type { Values } from '../../src/define/parse'
import { sql } from '../db/statement'
import { Problem } from '../errors/problem'
import { requireAllowed } from '../read/access-sql'
import { one } from '../read/one'
import type { Row } from '../read/selection'
import { appOf, inTransaction, servingOf, type Stored, type Writer, type Writing } from './context'
import { lockAllowed } from './lock'
import { holdReferences } from './references'
import { requireUnreferred } from './referring'
import { change, erase, type Change } from './save'
import { takeSlug } from './slug'
import { computedValues, differing, parseInput } from './values'

export interface Expecting {
  /** The version that the caller saw; another one is refused as stale. */
  readonly version?: number
}

/**
 * Changes some values of a record; the rule must hold before and after.
 * @throws Problem forbidden, missing, stale or invalid.
 */
export async function update(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
  expecting: Expecting = {},
): Promise<Row> {
  const rule = requireAllowed(appOf(writer), resource, 'update', writer.caller)
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'update', expecting.version)
    const values = parseInput(resource, writer.caller.role, given, 'update')
    return apply(writing, resource, { operation: 'update', record, values, rule })
  })
}

/**
 * Moves a record's state: it must stand in a state from which the move starts.
 * @throws Problem forbidden, missing, stale, or state where it stands elsewhere.
 */
export async function move(
  writer: Writer,
  resource: AnyResource,
  name: string,
  verb: string,
  expecting: Expecting = {},
): Promise<Row> {
  const declared = movesOf(resource).find((candidate) => candidate.name === verb)
  if (!declared) throw new Problem({ kind: 'missing' })
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, verb, expecting.version)
    const state = String(record[declared.field])
    if (!statesBefore(declared.move).includes(state)) throw new Problem({ kind: 'state', move: verb, state })
    const hook = servingOf(writer, resource)?.moves?.[verb]
    const more = (await hook?.({ ...writing, record } as never)) as Values | undefined
    const values = { ...more, [declared.field]: declared.move.to }
    return apply(writing, resource, { operation: verb, record, values, rule: sql`true` })
  })
}

/** Saves values onto a locked record: references, slug, computed values and the server half's last word. */
export async function apply(
  writing: Writing,
  resource: AnyResource,
  { operation, record, values, rule }: Change,
): Promise<Row> {
  await holdReferences(writing, resource, values, record)
  const before = servingOf(writing, resource)?.before
  const merged = { ...record, ...values }
  const more = (await before?.({ ...writing, values: merged, previous: record } as never)) as
    Values | undefined
  const full = { ...values, ...more, ...(await newSlugs(writing, resource, record, { ...merged, ...more })) }
  const all = { ...full, ...computedValues(resource, { ...record, ...full }) }
  const changed = differing(record, all)
  if (changed.length === 0)
    return one({ app: appOf(writing), database: writing.tx, caller: writing.caller }, resource, record.id)
  const set = Object.fromEntries(changed.map((name) => [name, all[name]]))
  return change(writing, writing.tx, resource, { operation, record, values: set, rule })
}

async function newSlugs(
  writing: Writing,
  resource: AnyResource,
  record: Stored,
  values: Values,
): Promise<Values> {
  const slugs: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'text' && field.slugOf && values[field.slugOf] !== record[field.slugOf])
      slugs[name] = await takeSlug(writing.tx, resource.name, record.id, String(values[field.slugOf]))
  return slugs
}

/**
 * Deletes a record: into the trash where the resource has one, else for good.
 * @throws Problem forbidden, missing, stale, or referenced where others refer to it.
 */
export async function remove(
  writer: Writer,
  resource: AnyResource,
  name: string,
  expecting: Expecting = {},
): Promise<void> {
  await inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'delete', expecting.version)
    if (!resource.trash) {
      await requireUnreferred(writing, resource, record.id)
      return erase(writing, writing.tx, resource, record.id)
    }
    const values = { deletedAt: writing.now() }
    await change(writing, writing.tx, resource, { operation: 'delete', record, values, rule: sql`true` })
  })
}

/** Brings a record back from the trash. */
export async function restore(writer: Writer, resource: AnyResource, name: string): Promise<Row> {
  return inTransaction(writer, async (writing) => {
    const record = await lockAllowed(writing, resource, name, 'restore', undefined)
    const values = { deletedAt: null }
    return change(writing, writing.tx, resource, { operation: 'restore', record, values, rule: sql`true` })
  })
}
