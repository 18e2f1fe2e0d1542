import { generateKeyBetween } from 'fractional-indexing'
import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parse'
import type { Queryable } from '#server/base/database'
import { holdUploads } from '../uploads/hold'
import { uuid7 } from '#server/db/uuid7'
import { requireAllowed } from '#server/read/access-sql'
import { cleanRecord, type CleanInput } from '../values/clean-input'
import { appOf, inTransaction, hooksOf, type Stored, type Writer, type Writing } from '../context'
import { slugsOf } from '../create'
import { lastRank } from '../order/last-rank'
import { assertNoOverlap } from '../values/no-overlap'
import { holdAll } from '../values/references'
import { insertMany } from './insert-many'
import { takeSlugs } from '../values/slug'
import { computedValues, parseInput, withDefaults } from '../values/values'

/** A record to be created among many. */
export interface Creation {
  readonly given: unknown
  /** Values that the program gives beside what was sent, a state included. */
  readonly set?: Values | undefined
  /** The moment at which it is made; the writer's, if it says nothing. */
  readonly now?: string
  /** The batch of the ledger that it belongs to; the writer's, if it says nothing. */
  readonly batch?: string
}

type CleanCreation = Creation & { readonly given: CleanInput }
type Draft = Record<string, unknown> & { id: string }

/** So many are written by one statement. */
const maxAtOnce = 200

/**
 * Whether many new records of a resource may be written by one statement: nothing that is done before one of them is
 * saved looks at the others, and none takes what another one could want.
 */
export const isWrittenAtOnce = (writer: Writer, resource: AnyResource): boolean => {
  const hooks = hooksOf(writer, resource)
  return !resource.exclusive && (!hooks?.beforeSave || hooks.isIndependent === true)
}

/**
 * Creates many records in one transaction by the rules that one is created by: authorise, parse, apply, record. What is
 * asked of the database is asked for many of them together. Where a server half has to see each record before the next
 * one, they are written one after the other.
 * @returns them as they are stored, in the order of `creations`.
 * @throws Problem forbidden or invalid, and nothing may be kept then.
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
  await holdAll(
    writing,
    resource,
    drafts.map((values) => ({ values })),
  )
  for (const draft of drafts) await holdUploads(writing, resource, draft)
  await takeRanks(tx, resource, drafts)
  await takeAllSlugs(tx, resource, drafts)
  const records = []
  for (const [index, draft] of drafts.entries()) {
    const { now = writing.now(), batch = writing.batch } = creations[index] ?? {}
    const completed = await withLastWord({ ...writing, now: () => now, batch }, resource, draft)
    await assertNoOverlap(writing, resource, completed)
    records.push({ values: { ...completed, ...computedValues(resource, completed) }, now, batch })
  }
  return insertMany(writing, tx, resource, records, rule)
}

const draftOf = ({ caller }: Writer, resource: AnyResource, { given, set }: CleanCreation): Draft => ({
  ...withDefaults(resource, parseInput(resource, caller.role, given, 'create'), caller.userId),
  ...set,
  id: uuid7(),
})

/** Those without a place in the order come behind all others, one after the other. */
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

/** What the server half sets beside, or refuses. */
async function withLastWord(writing: Writing, resource: AnyResource, values: Draft): Promise<Draft> {
  const before = hooksOf(writing, resource)?.beforeSave
  const more = (await before?.({ ...writing, values, previous: undefined } as never)) as Values | undefined
  return { ...values, ...more }
}
