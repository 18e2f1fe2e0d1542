import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { holdUploads } from './uploads/hold'
import { uploadsIn } from '../read/uploads/values'
import { uuid7 } from '../db/uuid7'
import { requireAllowed } from '../read/access/access-sql'
import type { Row } from '../read/selection'
import { cleanRecord } from './values/clean-input'
import {
  appOf,
  inApp,
  inTransaction,
  isRetried,
  requireWriting,
  hooksOf,
  type Writer,
  type Writing,
} from './context'
import { withIdempotency } from './idempotency'
import { automate, causesIn, isAutomated, type Effects } from './automation/automate'
import { columnSpace } from './order/column-space'
import { lastRank } from './order/last-rank'
import { assertNoOverlap, isCompared } from './exclusive/no-overlap'
import { heldSql, holdReferences } from './values/references'
import type { SQL } from '../db/statement'
import { insert, insertGuarded } from './save'
import { firstSlug, takeSlug } from './values/slug'
import { derivedValues, parseInput, withDefaults } from './values/values'

/**
 * Creates a record: authorize, parse, apply, record. It takes one statement where nothing else must be checked or
 * written, otherwise one transaction. `set` are values that the server sets in addition to the input, including a state.
 * @throws Problem forbidden, invalid or idempotency.
 */
export async function create<R extends AnyResource>(
  writer: Writer,
  declared: R,
  given: unknown,
  idempotencyKey?: string,
  set: Values = {},
): Promise<Row<R>> {
  requireWriting(writer)
  const resource = inApp(writer, declared)
  const rule = requireAllowed(appOf(writer), resource, 'create', writer.caller)
  const id = uuid7()
  const input = await cleanRecord(resource, writer.caller.role, given)
  const parsed = () => ({
    ...withDefaults(
      resource,
      parseInput(resource, writer.caller.role, input, 'create'),
      writer.caller.userId,
    ),
    ...set,
    id,
  })
  if (!idempotencyKey && isPlain(writer, resource)) {
    const values = parsed()
    const held = uploadsIn(resource.fields, values).length > 0
    const made = held ? undefined : await createAtOnce(writer, resource, values, rule)
    if (made) return made
  }
  return inTransaction(writer, (writing) =>
    withIdempotency(writing, resource, idempotencyKey, given, () =>
      createInside(writing, resource, parsed(), rule),
    ),
  )
}

/**
 * Inserts a record inside a transaction: locks references, applies automation rules, runs hooks, and sets what follows from its values.
 * @param values all of its values, with its id
 * @param previous values whose references are not checked again
 */
export async function createInside<R extends AnyResource>(
  writing: Writing,
  resource: R,
  values: Values & { readonly id: string },
  rule: SQL,
  previous?: Values,
): Promise<Row<R>> {
  const { whole, effects } = await completed(writing, resource, values, previous)
  const record: Values = { ...whole, ...derivedValues(resource, whole) }
  const causes = causesIn(effects, record)
  const row = await insert(writing, writing.tx, resource, record, { rule, causes })
  await hooksOf(writing, resource)?.afterSave?.(afterCreate(writing, record) as never)
  return row
}

/** What `afterSave` gets of a new record. */
const afterCreate = (writing: Writing, record: Values) => ({
  ...writing,
  operation: 'create',
  record,
  previous: undefined,
})

/**
 * Creates a record in one statement, and in the same transaction what follows from it; returns undefined and does
 * nothing where its slug is taken, or a record that it refers to is missing.
 */
async function createAtOnce<R extends AnyResource>(
  writer: Writer,
  resource: R,
  values: Values,
  rule: SQL,
): Promise<Row<R> | undefined> {
  const held = heldSql(writer, resource, values)
  if (!held) return undefined
  const [slugged] = slugsOf(resource)
  const slug = slugged && firstSlug(String(values.id), String(values[slugged.of] ?? ''))
  const named = slugged ? { ...values, [slugged.name]: slug } : values
  const full = { ...named, ...derivedValues(resource, named) }
  const guards = { slug, held, rule }
  const afterSave = hooksOf(writer, resource)?.afterSave
  try {
    if (!afterSave) return await insertGuarded(writer, writer.database, resource, full, guards)
    return await inTransaction(writer, async (writing) => {
      const row = await insertGuarded(writing, writing.tx, resource, full, guards)
      if (row) await afterSave(afterCreate(writing, full) as never)
      return row
    })
  } catch (error) {
    // The transaction repeats it.
    if (isRetried(error)) return undefined
    throw error
  }
}

export const slugsOf = (resource: AnyResource): { name: string; of: string }[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.slugOf ? [{ name, of: field.slugOf }] : [],
  )

/** Whether saving a record needs no checks beyond the record itself, its slug and its references. */
function isPlain(writer: Writer, resource: AnyResource): boolean {
  const looks = Object.values(resource.fields).some((field) => field.kind === 'rank')
  const rule = resource.access[writer.caller.role]
  const matched = typeof rule === 'object' && typeof rule.create === 'object'
  return (
    !looks &&
    !matched &&
    !isCompared(resource) &&
    !isAutomated(resource) &&
    slugsOf(resource).length < 2 &&
    !hooksOf(writer, resource)?.beforeSave
  )
}

async function completed(
  writing: Writing,
  resource: AnyResource,
  values: Values & { readonly id: string },
  previous?: Values,
): Promise<{ whole: Values; effects: Effects }> {
  const { id } = values
  await holdReferences(writing, resource, values, previous)
  await holdUploads(writing, resource, values)
  const effects = await automate(writing, resource, { values })
  const full: Record<string, unknown> = { ...values, ...effects.values }
  for (const [name, field] of Object.entries(resource.fields))
    if (field.kind === 'rank' && full[name] === null) full[name] = await lastRank(writing.tx, resource, name)
  for (const { name, of } of slugsOf(resource))
    full[name] = await takeSlug(writing.tx, resource.name, id, String(full[of] ?? ''))
  const before = hooksOf(writing, resource)?.beforeSave
  const more = await before?.({ ...writing, values: full, previous: undefined } as never)
  const whole = { ...full, ...(more as Values | undefined), id }
  await assertNoOverlap(writing, resource, whole)
  await columnSpace(writing, resource)(whole)
  return { whole, effects }
}
