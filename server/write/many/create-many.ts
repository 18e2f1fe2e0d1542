import { generateKeyBetween } from 'fractional-indexing'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Queryable } from '#server/base/database'
import { holdUploads } from '../uploads/hold'
import { uuid7 } from '#server/db/uuid7'
import { requireAllowed } from '#server/read/access/access-sql'
import { cleanRecord, type CleanInput } from '../values/clean-input'
import { appOf, inTransaction, hooksOf, type Stored, type Writer, type Writing } from '../context'
import { slugsOf } from '../create'
import { lastRank } from '../order/last-rank'
import { automateAll, causesIn } from '../automation/automate'
import { columnSpace } from '../order/column-space'
import { assertNoOverlap } from '../exclusive/no-overlap'
import { requireConditions } from '../values/reference-conditions'
import { holdAll } from '../values/references'
import { insertMany } from './insert-many'
import { takeSlugs } from '../values/slug'
import { derivedValues, parseInput, withDefaults } from '../values/values'

/** A record that is created together with others. */
export interface Creation {
  readonly given: unknown
  /** Values that the server sets in addition to the input, including a state. */
  readonly set?: Values | undefined
  /** The time of its creation; by default the writer's. */
  readonly now?: string
  /** The batch of its change entry; by default the writer's. */
  readonly batch?: string
}

type CleanCreation = Creation & { readonly given: CleanInput }
type Draft = Record<string, unknown> & { id: string }

/** Maximum number of records in one statement. */
const maxAtOnce = 200

/**
 * Whether many new records of a resource can be written by one statement: no check before saving one of them depends
 * on the others.
 */
export const isWrittenAtOnce = (writer: Writer, resource: AnyResource): boolean => {
  const hooks = hooksOf(writer, resource)
  return !resource.exclusive && (!hooks?.beforeSave || hooks.isIndependent === true)
}

/**
 * Creates many records in one transaction with the same steps as one: authorize, parse, apply, record. Queries are
 * shared between them. Where `beforeSave` must see each record before the next one, they are written one after the
 * other.
 * @returns the stored records, in the order of `creations`.
 * @throws Problem forbidden or invalid; nothing may be committed then.
 */
export async function createMany(
  writer: Writer,
  resource: AnyResource,
  creations: readonly Creation[],
): Promise<Stored[]> {
  const step = isWrittenAtOnce(writer, resource) ? maxAtOnce : 1
  const clean: CleanCreation[] = []
  for (const creation of creations)
    clean.push({ ...creation, given: await cleanRecord(resource, writer.caller.role, creation.given) })
  return inTransaction(writer, async (writing) => {
    const made: Stored[] = []
    for (let from = 0; from < clean.length; from += step)
      made.push(...(await createSome(writing, resource, clean.slice(from, from + step))))
    return made
  })
}

async function createSome(
  writing: Writing,
  resource: AnyResource,
  creations: readonly CleanCreation[],
): Promise<Stored[]> {
  const { caller, tx } = writing
  const rule = requireAllowed(appOf(writing), resource, 'create', caller)
  const drafts = creations.map((creation) => draftOf(writing, resource, creation))
  const referring = drafts.map((values) => ({ values }))
  await holdAll(writing, resource, referring)
  await requireConditions(writing, resource, referring)
  for (const draft of drafts) await holdUploads(writing, resource, draft)
  const effects = await automateAll(writing, resource, referring)
  for (const [index, draft] of drafts.entries()) Object.assign(draft, effects[index]?.values)
  await takeRanks(tx, resource, drafts)
  await takeAllSlugs(tx, resource, drafts)
  const records = []
  const takeSpace = columnSpace(writing, resource)
  for (const [index, draft] of drafts.entries()) {
    const { now = writing.now(), batch = writing.batch } = creations[index] ?? {}
    const completed = await withLastWord({ ...writing, now: () => now, batch }, resource, draft)
    await assertNoOverlap(writing, resource, completed)
    await takeSpace(completed)
    const values = { ...completed, ...derivedValues(resource, completed) }
    const set = effects[index]
    records.push({ values, now, batch, causes: set && causesIn(set, values) })
  }
  const stored = await insertMany(writing, tx, resource, records, rule)
  const after = hooksOf(writing, resource)?.afterSave
  for (const { values, now, batch } of after ? records : [])
    await after?.({
      ...writing,
      now: () => now,
      batch,
      operation: 'create',
      record: values,
      previous: undefined,
    } as never)
  return stored
}

const draftOf = ({ caller }: Writer, resource: AnyResource, { given, set }: CleanCreation): Draft => ({
  ...withDefaults(resource, parseInput(resource, caller.role, given, 'create'), caller.userId),
  ...set,
  id: uuid7(),
})

/** Records without a rank get one after all others, in their order. */
async function takeRanks(tx: Queryable, resource: AnyResource, drafts: readonly Draft[]): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'rank' || drafts.every((draft) => draft[name] !== null)) continue
    let last = await lastRank(tx, resource, name)
    for (const draft of drafts) {
      if (draft[name] === null) draft[name] = last
      if (String(draft[name]) >= last) last = generateKeyBetween(String(draft[name]), null)
    }
  }
}

async function takeAllSlugs(tx: Queryable, resource: AnyResource, drafts: readonly Draft[]): Promise<void> {
  for (const { name, of } of slugsOf(resource)) {
    const titled = drafts.map((draft) => ({ record: draft.id, title: String(draft[of] ?? '') }))
    const slugs = await takeSlugs(tx, resource.name, titled)
    for (const draft of drafts) draft[name] = slugs.get(draft.id)
  }
}

/** Adds the values that `beforeSave` sets, or throws its Problem. */
async function withLastWord(writing: Writing, resource: AnyResource, values: Draft): Promise<Draft> {
  const before = hooksOf(writing, resource)?.beforeSave
  const more = (await before?.({ ...writing, values, previous: undefined } as never)) as Values | undefined
  return { ...values, ...more }
}
