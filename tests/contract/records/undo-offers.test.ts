import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayUndo } from '#screens/undo/may-undo'
import { actionsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Answer } from '../support/worlds/client'
import { createFilledWorld } from '../support/worlds/filled-copy'
import { corridor } from '../support/worlds/declared'
import { isTrashed, oracleOf, type Records } from '../support/expected/oracle'
import { twinOf } from '../support/expected/twins'
import { harmlessPatch, perform, verbsOfRecord } from '../support/expected/verbs'
import type { Person, Stored, World } from '../support/worlds/world'

let world: World
let records: Records
beforeAll(async () => {
  ;({ world, records } = await createFilledWorld(corridor))
}, 240_000)
afterAll(() => world.close())

interface Row {
  readonly id: string
  readonly version: number
  readonly _can: string[]
}

const resources = Object.values(corridor.app).filter(({ personOnly, managedBy }) => !personOnly && !managedBy)
const verbsOf = (resource: AnyResource) =>
  verbsOfRecord(resource).filter((verb) => verb !== 'restore' && !actionsOf(resource)[verb]?.output)
const cases = resources.flatMap((resource) =>
  verbsOf(resource).map((verb) => [resource.name, verb, resource] as const),
)

async function rowsOf(person: Person, resource: AnyResource): Promise<Row[]> {
  const answer = await person.client.get(`/api/${resource.name}?_start=0&_end=200`)
  if (answer.status !== 200) return []
  const lists = Array.isArray(answer.body) ? [answer.body] : Object.values(answer.body as object)
  return lists.find((list): list is Row[] => Array.isArray(list)) ?? []
}

/** Whether a user may read all records that a record refers to: a sample may have the label of another user. */
function readsReferences(person: Person, resource: AnyResource, row: Stored): boolean {
  const oracle = oracleOf(world.app, records, person)
  return Object.entries(resource.fields).every(([name, field]) => {
    if (field.kind !== 'ref' && field.kind !== 'refs') return true
    const target = world.app[field.to] as AnyResource
    return [row[name]].flat().every((id) => {
      const found = records[field.to]?.find((item) => item.id === id)
      return id === null || (found !== undefined && !isTrashed(found) && oracle.reads(target, found))
    })
  })
}

/** Performs a verb on the first record that allows it, and returns the resulting row. */
async function doFirst(
  person: Person,
  resource: AnyResource,
  verb: string,
): Promise<{ row: Row; answer: Answer } | undefined> {
  const own = resource.name === 'users' ? [person.id] : []
  for (const row of await rowsOf(person, resource)) {
    if (!row._can.includes(verb) || own.includes(row.id)) continue
    const stored = records[resource.name]?.find(({ id }) => id === row.id)
    if (stored && (!readsReferences(person, resource, stored) || twinOf(resource, records, stored))) continue
    const patch = verb === 'update' && stored ? harmlessPatch(resource, person, stored, records) : {}
    const answer = await perform(person, resource, verb, row.id, patch)
    if (answer.status === 204)
      return { row: { ...row, version: row.version + (resource.trash ? 1 : 0) }, answer }
    const after = answer.body as Row
    if (answer.status === 200 && after.version > row.version) return { row: after, answer }
  }
  return undefined
}

/** The verbs that were performed, by resource. */
const tried = new Set<string>()

describe.each(['admin', 'manager'] as const)('the last change by %s', (role) => {
  it.each(cases)('to %s by %s can be undone exactly when undo is offered', async (_, verb, resource) => {
    const person = world.people[role]
    const done = await doFirst(person, resource, verb)
    if (!done) return
    tried.add(`${resource.name} ${verb}`)
    const { row } = done
    const undone = await person.client.post(`/api/${resource.name}/${row.id}/undo`, undefined, {
      'if-match': `"${row.version}"`,
    })
    const isOffered = mayUndo(resource, row, verb)
    expect([undone.status === 200, undone.text], undone.text).toEqual([isOffered, expect.any(String)])
  })
})

it('more than half of the verbs were performed by the tests above', () => {
  expect(tried.size).toBeGreaterThan(cases.length / 2)
})
