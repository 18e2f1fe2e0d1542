import { generateKeyBetween } from 'fractional-indexing'
import type { AnyResource } from '../../src/define/resource'
import type { Values } from '../../src/define/parse'
import { quoted } from '../db/columns'
import type { Queryable } from '../db/database'
import { uuid7 } from '../db/uuid7'
import { requireAllowed } from '../read/access-sql'
import type { Row } from '../read/selection'
import { appOf, inTransaction, servingOf, type Writer, type Writing } from './context'
import { remembered } from './idempotency'
import { holdReferences } from './references'
import { insert } from './save'
import { takeSlug } from './slug'
import { computedValues, parseInput, withDefaults } from './values'

/**
 * Creates a record: authorise, parse, apply, record. One statement does it where nothing else has to be looked at;
 * otherwise it is one transaction.
 * @throws Problem forbidden, invalid or idempotency.
 */
export async function create(
  writer: Writer,
  resource: AnyResource,
  given: unknown,
  idempotencyKey?: string,
): Promise<Row> {
  const rule = requireAllowed(appOf(writer), resource, 'create', writer.caller)
  const id = uuid7()
  const make = async (database: Queryable, writing: Writing | undefined) => {
    const values = withDefaults(resource, parseInput(resource, writer.caller.role, given, 'create'))
    const full = writing ? await completed(writing, resource, id, values) : values
    return insert(writer, database, resource, id, { ...full, ...computedValues(resource, full) }, rule)
  }
  if (!idempotencyKey && isPlain(writer, resource)) return make(writer.database, undefined)
  return inTransaction(writer, (writing) =>
    remembered(writing, resource, idempotencyKey, given, () => make(writing.tx, writing)),
  )
}

/** Whether saving a record needs to look at nothing but the record. */
function isPlain(writer: Writer, resource: AnyResource): boolean {
  const looks = Object.values(resource.fields).some(
    (field) => ['ref', 'refs', 'rank'].includes(field.kind) || (field.kind === 'text' && field.slugOf),
  )
  const rule = resource.access[writer.caller.role]
  const matched = typeof rule === 'object' && typeof rule.create === 'object'
  return !looks && !matched && !servingOf(writer, resource)?.before
}

async function completed(
  writing: Writing,
  resource: AnyResource,
  id: string,
  values: Values,
): Promise<Values> {
  await holdReferences(writing, resource, values)
  const full: Record<string, unknown> = { ...values }
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'rank' && full[name] === null) full[name] = await lastRank(writing.tx, resource, name)
    if (field.kind === 'text' && field.slugOf)
      full[name] = await takeSlug(writing.tx, resource.name, id, String(full[field.slugOf] ?? ''))
  }
  const before = servingOf(writing, resource)?.before
  const more = await before?.({ ...writing, values: full, previous: undefined } as never)
  return { ...full, ...(more as Values | undefined) }
}

async function lastRank(tx: Queryable, resource: AnyResource, name: string): Promise<string> {
  const column = `${quoted(name)} collate "C"`
  const [last] = await tx.query<{ rank: string }>({
    text: `select ${quoted(name)} as rank from ${quoted(resource.name)} order by ${column} desc limit 1`,
  })
  return generateKeyBetween(last?.rank ?? null, null)
}
