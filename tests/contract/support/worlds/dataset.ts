import { within } from '#server/db/within'
import type { Writer } from '#server/write/context'
import { createMany, type Creation } from '#server/write/many/create-many'
import { manyChanges } from '#server/write/many/many-changes'
import { move, remove } from '#server/write/update'
import { byReference } from '#server/features/demo/by-reference'
import type { Move } from '#define/kinds'
import { statesBefore } from '#define/fields'
import { inputFieldsOf, movesOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { combinations } from '../expected/combinations'
import { createPerson, storedRows, type Stored, type World } from './world'
import { inputValues, restartSamples, sampleValues } from '../expected/samples'
import type { Records } from '../expected/oracle'

const fewest = 4
const maxTrashed = 8

type Values = Readonly<Record<string, unknown>>
type RecordsOf = (resource: string) => readonly Stored[]

/**
 * Fills a world with records inside and outside of each access rule, in every state that a rule uses, and in the
 * trash.
 * @returns all records as they are stored.
 */
export async function fill(world: World): Promise<Records> {
  restartSamples()
  await createPerson(world.server, 'user')
  const records: Record<string, Stored[]> = { users: await storedRows(world, world.app.users as AnyResource) }
  for (const resource of byReference(world.app)) {
    // So that a further resource does not change the records of the others.
    restartSamples()
    if (resource.name !== 'users')
      await fillResource(world, resource, records).catch((error: unknown) =>
        noteUnfilled(world, resource, error),
      )
    records[resource.name] = await storedRows(world, resource)
  }
  return allRecords(world)
}

type Unfilled = ReadonlyMap<string, unknown>

const unfilled = new WeakMap<World, Unfilled>()

/** The resources of a world whose records could not be created, with the causes. */
export const unfilledOf = (world: World): Unfilled => unfilled.get(world) ?? new Map<string, unknown>()

/** Sets them for a world that has the records of another one. */
export const setUnfilled = (world: World, causes: Unfilled): void => void unfilled.set(world, causes)

function noteUnfilled(world: World, { name }: AnyResource, error: unknown): void {
  setUnfilled(world, new Map(unfilledOf(world)).set(name, error))
}

/**
 * Rejects a resource whose records could not be created, so that only its own tests fail.
 * @throws Error with its name and the cause.
 */
export function requireFilled(world: World, { name }: AnyResource): void {
  const cause = unfilledOf(world).get(name)
  if (cause !== undefined)
    throw new Error(`${name}: its records could not be made: ${String(cause)}`, { cause })
}

/** All records as they are stored now. */
export async function allRecords(world: World): Promise<Records> {
  const records: Record<string, Stored[]> = {}
  for (const resource of Object.values(world.app)) records[resource.name] = await storedRows(world, resource)
  return records
}

/** Runs the work as the system, in one transaction. */
function together(world: World, work: (writer: Writer) => Promise<void>): Promise<void> {
  const writer = world.writer()
  const { services } = writer
  return world.database.transaction(
    (tx) =>
      manyChanges(tx, () => {
        const database = within(world.database.engine, tx)
        return work({ ...writer, database, services: { ...services, database } })
      }),
    { transactionMs: 60_000 },
  )
}

async function fillResource(
  world: World,
  resource: AnyResource,
  records: Record<string, Stored[]>,
): Promise<void> {
  const all = (name: string) => records[name] ?? []
  const alive = (name: string) => all(name).filter((row) => !row['deletedAt'])
  const combined = combinations(resource, alive)
  const wanted = [...combined, ...Array.from({ length: Math.max(0, fewest - combined.length) }, () => ({}))]
  await together(world, async (writer) => {
    // The first records that refer to their own resource find none; the others find the first ones.
    const first = await addRecords(writer, resource, all, wanted.slice(0, fewest))
    records[resource.name] = first
    await addRecords(writer, resource, all, wanted.slice(fewest))
    if (!resource.trash) return
    const trashed = await addRecords(writer, resource, all, wanted.slice(0, maxTrashed))
    for (const { id } of trashed) await remove(writer, resource, id)
  })
}

/** Creates records and moves each to its wanted states. */
async function addRecords(
  writer: Writer,
  resource: AnyResource,
  records: RecordsOf,
  wanted: readonly Values[],
): Promise<Stored[]> {
  const states = Object.entries(resource.fields).filter(([, field]) => field.kind === 'state')
  const creations = wanted.map((values) => creationOf(resource, records, values))
  const made = await createMany(writer, resource, creations)
  for (const [index, { id }] of made.entries())
    for (const [name] of states) {
      const goal = wanted[index]?.[name]
      for (const verb of goal === undefined ? [] : (pathTo(resource, name, String(goal)) ?? []))
        await move(writer, resource, id, { name: verb, given: inputValues(inputFieldsOf(resource, verb)) })
    }
  return made
}

/**
 * The values to create a record: without undefined values and the states that moves lead to, and with read-only
 * values set apart from the input.
 */
function creationOf(resource: AnyResource, records: RecordsOf, values: Values): Creation {
  const sample = { ...sampleValues(resource, records), ...values }
  const given = Object.entries({ ...sample, ...sourcesOf(resource, records, values) }).filter(
    ([name, value]) =>
      value !== undefined &&
      (resource.fields[name]?.kind !== 'state' || pathTo(resource, name, String(value)) === undefined),
  )
  const isReadOnly = ([name]: [string, unknown]) =>
    resource.fields[name]?.readOnly === true || resource.fields[name]?.kind === 'state'
  return {
    given: Object.fromEntries(given.filter((item) => !isReadOnly(item))),
    set: Object.fromEntries(given.filter(isReadOnly)),
  }
}

/**
 * References from which the server takes wanted values: a credit note has the customer of its invoice. The record must
 * have the wanted value, and be one that can be chosen. Only for records in a wanted state, which are few: an amount can
 * be used up.
 */
function sourcesOf(resource: AnyResource, records: RecordsOf, wanted: Values): Values {
  const derived = Object.keys(wanted).filter((name) => {
    const field = resource.fields[name]
    return field?.kind === 'ref' && field.readOnly === true
  })
  if (!Object.keys(wanted).some((name) => resource.fields[name]?.kind === 'state')) return {}
  const sources = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== 'ref' || field.readOnly || name in wanted || derived.length === 0) return []
    const source = records(field.to).find(
      (row) =>
        !row['deletedAt'] &&
        derived.every((each) => row[each] === wanted[each]) &&
        Object.entries(field.where ?? {}).every(([each, value]) =>
          ([value].flat() as unknown[]).includes(row[each]),
        ),
    )
    return source ? [[name, source.id] as const] : []
  })
  return Object.fromEntries(sources)
}

/** Whether a move starts from a state only for some records. */
const isNarrowed = ({ where = {} }: Move, state: string): boolean => Object.hasOwn(where, state)

/** The moves that lead a state field from its first state to another one; undefined if only handlers set it. */
export function pathTo(resource: AnyResource, field: string, goal: string): string[] | undefined {
  const declared = resource.fields[field]
  if (declared?.kind !== 'state') throw new Error(`${resource.name}.${field} is no state`)
  const paths = new Map<string, string[]>([[declared.states[0] ?? '', []]])
  for (const [state, path] of paths)
    for (const { name, move: step } of movesOf(resource).filter((item) => item.field === field))
      if (statesBefore(step).includes(state) && !isNarrowed(step, state) && !paths.has(step.to))
        paths.set(step.to, [...path, name])
  return paths.get(goal)
}
