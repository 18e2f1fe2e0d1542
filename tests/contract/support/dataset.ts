import { create } from '../../../server/write/create'
import { move, remove } from '../../../server/write/update'
import { byReference } from '../../../server/demo/by-reference'
import { statesBefore } from '../../../src/define/fields'
import { movesOf } from '../../../src/define/reading'
import type { AnyResource } from '../../../src/define/resource'
import { combinations } from './combinations'
import { createPerson, storedRow, storedRows, type Stored, type World } from './world'
import { sampleValues } from './samples'
import type { Records } from './oracle'

const fewest = 4

/**
 * Fills a world with records inside and outside of each rule of each resource, in every state that a rule asks for, and
 * in the trash.
 * @returns all of them, as they are stored.
 */
export async function fill(world: World): Promise<Records> {
  await createPerson(world.server, 'user')
  const records: Record<string, Stored[]> = {}
  for (const resource of byReference(world.app)) {
    if (resource.name !== 'users') await fillResource(world, resource, records)
    records[resource.name] = await storedRows(world, resource)
  }
  return records
}

/** Everything as it is stored now. */
export async function allRecords(world: World): Promise<Records> {
  const records: Record<string, Stored[]> = {}
  for (const resource of Object.values(world.app)) records[resource.name] = await storedRows(world, resource)
  return records
}

async function fillResource(
  world: World,
  resource: AnyResource,
  records: Record<string, Stored[]>,
): Promise<void> {
  const own: Stored[] = (records[resource.name] = [])
  const all = (name: string) => records[name] ?? []
  const alive = (name: string) => all(name).filter((row) => !row['deletedAt'])
  const combined = combinations(resource, alive)
  const wanted = [...combined, ...Array.from({ length: Math.max(0, fewest - combined.length) }, () => ({}))]
  for (const values of wanted) own.push(await addRecord(world, resource, all, values))
  if (resource.trash)
    for (const values of wanted.slice(0, 8)) {
      const { id } = await addRecord(world, resource, all, values)
      await remove(world.writer(), resource, id)
    }
}

/** Creates a record and takes it to the states that are asked for. */
async function addRecord(
  world: World,
  resource: AnyResource,
  records: (resource: string) => readonly Stored[],
  values: Readonly<Record<string, unknown>>,
): Promise<Stored> {
  const given = { ...sampleValues(resource, records), ...values }
  const states = Object.entries(resource.fields).filter(([, field]) => field.kind === 'state')
  for (const [name] of states) delete given[name]
  for (const [name, value] of Object.entries(given)) if (value === undefined) delete given[name]
  const { id } = await create(world.writer(), resource, given)
  for (const [name] of states) {
    const goal = values[name]
    for (const verb of goal === undefined ? [] : pathTo(resource, name, String(goal)))
      await move(world.writer(), resource, id, verb)
  }
  return (await storedRow(world, resource, id)) as Stored
}

/** The moves that lead a state field from its first state to another one. */
export function pathTo(resource: AnyResource, field: string, goal: string): string[] {
  const declared = resource.fields[field]
  if (declared?.kind !== 'state') throw new Error(`${resource.name}.${field} is no state`)
  const paths = new Map<string, string[]>([[declared.states[0] ?? '', []]])
  for (const [state, path] of paths)
    for (const { name, move: step } of movesOf(resource).filter((one) => one.field === field))
      if (statesBefore(step).includes(state) && !paths.has(step.to)) paths.set(step.to, [...path, name])
  const path = paths.get(goal)
  if (!path) throw new Error(`No move of ${resource.name} leads to ${goal}`)
  return path
}
