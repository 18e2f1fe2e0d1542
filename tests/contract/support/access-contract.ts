import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, verbsOf } from '../../../src/define/reading'
import { roles, type Role } from '../../../src/define/access'
import type { AnyResource } from '../../../src/define/resource'
import { uuid7 } from '../../../server/db/uuid7'
import type { Declared } from './declared'
import { fill } from './dataset'
import { isTrashed, oracleOf, type Records } from './oracle'
import { putBack } from './restore-row'
import { expectedOutcome, harmlessPatch, outcomeOf, perform, verbsOfRecord } from './verbs'
import { createWorld, ledgerLength, storedRow, type Stored, type World } from './world'

type Listed = { id: string; _can: string[] } & Record<string, unknown>

/** Every declared resource, role and verb answers as its access says: the rules are read again here, in plain JavaScript. */
export function accessContract(
  declared: Declared,
  only: readonly string[] = Object.keys(declared.app),
): void {
  let world: World
  let records: Records
  beforeAll(async () => {
    world = await createWorld(declared)
    records = await fill(world)
  })
  afterAll(() => world.close())

  const asking = (role: Role) => oracleOf(world.app, records, { role, id: world.people[role].id })
  const rowsOf = (resource: AnyResource) => records[resource.name] ?? []

  describe.each(only.map((name) => declared.app[name] as AnyResource))('$name', (resource) => {
    it('has records inside and outside of each rule', () => {
      for (const role of roles)
        for (const verb of verbsOf(resource)) {
          if (!asking(role).depends(resource, verb)) continue
          const inside = rowsOf(resource).filter((row) => asking(role).allows(resource, verb, row)).length
          expect(inside, `${role} ${verb}: records that meet the rule`).toBeGreaterThan(0)
          expect(rowsOf(resource).length - inside, `${role} ${verb}: others`).toBeGreaterThan(0)
        }
    })

    it('answers nobody who is not signed in', async () => {
      const [row] = rowsOf(resource)
      const base = `/api/${resource.name}`
      const answers = [
        await world.nobody.get(base),
        await world.nobody.post(base, {}),
        ...(await Promise.all(
          ['read', ...verbsOfRecord(resource)].map((verb) =>
            perform({ client: world.nobody }, resource, verb, row?.id ?? uuid7()),
          ),
        )),
      ]
      for (const [name, action] of Object.entries(actionsOf(resource)))
        if (action.on === 'list') answers.push(await world.nobody.post(`${base}/${name}`))
      expect(answers.map(outcomeOf)).toEqual(answers.map(() => 'unauthenticated'))
    })

    it.each(roles)('lists for %s what the role may read, and says what may be done', async (role) => {
      const oracle = asking(role)
      const answer = await world.people[role].client.get(`/api/${resource.name}?_start=0&_end=1000`)
      if (!oracle.ever(resource, 'read')) return expect(outcomeOf(answer)).toBe('forbidden')
      const listed = listOf(answer.body)
      const readable = rowsOf(resource).filter((row) => !isTrashed(row) && oracle.reads(resource, row))
      expect(listed.map(({ id }) => id).toSorted()).toEqual(readable.map(({ id }) => id).toSorted())
      expect(answer.headers.get('x-total-count')).toBe(String(readable.length))
      for (const row of listed) {
        const stored = readable.find(({ id }) => id === row.id) as Stored
        expect(row._can.toSorted(), `${role} on ${row.id}`).toEqual(doable(resource, role, stored))
      }
    })

    it.each(roles)('reads one by one for %s what the role may read, and nothing else', async (role) => {
      const missing = await world.people[role].client.get(`/api/${resource.name}/${uuid7()}`)
      for (const row of rowsOf(resource)) {
        const answer = await perform(world.people[role], resource, 'read', row.id)
        const oracle = asking(role)
        const expected = !oracle.ever(resource, 'read')
          ? 'forbidden'
          : oracle.reads(resource, row)
            ? 'done'
            : 'missing'
        expect(outcomeOf(answer), `${role} reads ${JSON.stringify(row)}`).toBe(expected)
        if (expected !== 'done') expect(answer.body).toEqual(missing.body)
        else expect((answer.body as Listed)._can.toSorted()).toEqual(doable(resource, role, row))
      }
    })

    const cases = roles.flatMap((role) => verbsOfRecord(resource).map((verb) => ({ role, verb })))
    it.each(cases)('$role: $verb', async ({ role, verb }) => {
      const person = world.people[role]
      const nowhere = await perform(person, resource, verb, uuid7())
      expect(['forbidden', 'missing']).toContain(outcomeOf(nowhere))
      for (const row of rowsOf(resource)) {
        const where = `${role} ${verb} on ${JSON.stringify(row)}`
        const expected = expectedOutcome(world, records, asking(role), resource, verb, row)
        const patch = verb === 'update' ? harmlessPatch(resource, person, row, records) : {}
        const entries = await ledgerLength(world)
        const answer = await perform(person, resource, verb, row.id, patch)
        expect(outcomeOf(answer), where).toBe(expected)
        const after = await storedRow(world, resource, row.id)
        if (expected === 'done') {
          const steps = after ? after.version - row.version : 1
          expect(await ledgerLength(world), `${where}: the ledger`).toBe(entries + steps)
          // An action whose body finds nothing to change changes nothing.
          if (!actionsOf(resource)[verb]) expect(steps, where).toBe(Number(changed(verb, patch)))
          if (verb === 'delete') expect(after === undefined || isTrashed(after), where).toBe(true)
          await putBack(world, resource, row)
        } else {
          expect(after, where).toEqual(row)
          expect(await ledgerLength(world), `${where}: the ledger`).toBe(entries)
          if (expected === 'missing') expect(answer.body).toEqual(nowhere.body)
        }
      }
    })
  })

  /** What the oracle lets a role do to a record. */
  function doable(resource: AnyResource, role: Role, row: Stored): string[] {
    return verbsOfRecord(resource)
      .filter((verb) => expectedOutcome(world, unreferred, asking(role), resource, verb, row) === 'done')
      .toSorted()
  }
}

/** Whether others refer to a record is found out when it is deleted, not for each row of a list. */
const unreferred: Records = {}
const changed = (verb: string, patch: object) => verb !== 'update' || Object.keys(patch).length > 0

/** The rows of a list, bare or as the property of a wired call. */
export const listOf = (body: unknown): Listed[] =>
  (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as Listed[]
