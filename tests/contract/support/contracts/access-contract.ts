import { beforeAll, describe, expect, it } from 'vitest'
import { actionsOf, inputFieldsOf, verbsOf } from '#define/reading'
import { plainVerbs, roles, type Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import type { Answer } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { requireFilled } from '../worlds/dataset'
import { each } from '../worlds/lanes'
import { isTrashed, type Records } from '../expected/oracle'
import { ownWorld } from './contract-world'
import { putBackReferred, putBackWhole } from '../database/restore-row'
import {
  expectedOutcome,
  harmlessPatch,
  outcomeOf,
  perform,
  verbsOfRecord,
  type Judging,
  type Outcome,
} from '../expected/verbs'
import {
  entriesSince,
  lastEntry,
  changeLogLength,
  storedRow,
  storedRows,
  type Person,
  type Stored,
} from '../worlds/world'

type Listed = { id: string; _can: string[] } & Record<string, unknown>
type Patch = Readonly<Record<string, unknown>>

/** Checks every resource, role and verb against the access matrix, which is evaluated here again in plain JavaScript. */
export function accessContract(declared: Declared): void {
  const { world, records, asking, rowsOf, readable, reread } = ownWorld(declared)

  const judging = (role: Role): Judging => ({ app: world().app, records: records(), oracle: asking(role) })

  describe.each(Object.values(declared.app))('$name', (resource) => {
    // Changes of other resources may have created records here: mails, notifications.
    beforeAll(async () => {
      requireFilled(world(), resource)
      await reread(resource)
    })
    const dependent = roles.flatMap((role) =>
      verbsOf(resource).flatMap((verb) => (isMatch(resource, role, verb) ? [{ role, verb }] : [])),
    )
    it.runIf(dependent.length > 0)('has records inside and outside of each access rule', () => {
      for (const { role, verb } of dependent) {
        const inside = rowsOf(resource).filter((row) => asking(role).allows(resource, verb, row)).length
        if (!isDerived(resource, role, verb))
          expect(inside, `${role} ${verb}: records that meet the rule`).toBeGreaterThan(0)
        expect(rowsOf(resource).length - inside, `${role} ${verb}: others`).toBeGreaterThan(0)
      }
    })

    it('gives an anonymous caller 401', async () => {
      const id = rowsOf(resource)[0]?.id ?? uuid7()
      const base = `/api/${resource.name}`
      const listActions = Object.keys(actionsOf(resource)).filter(
        (name) => actionsOf(resource)[name]?.on === 'list',
      )
      const answers = await Promise.all([
        world().anonymous.get(base),
        world().anonymous.post(base, {}),
        ...['read', ...verbsOfRecord(resource)].map((verb) =>
          perform({ client: world().anonymous }, resource, verb, id),
        ),
        ...listActions.map((name) => world().anonymous.post(`${base}/${name}`)),
      ])
      expect(answers.map(outcomeOf)).toEqual(answers.map(() => 'unauthenticated'))
    })

    it.each(roles)(
      'lists for %s the records that the role may read, with what may be done to each',
      async (role) => {
        const oracle = asking(role)
        const answer = await world().people[role].client.get(`/api/${resource.name}?_start=0&_end=1000`)
        const mayRead = oracle.ever(resource, 'read')
        expect(outcomeOf(answer)).toBe(mayRead ? 'done' : 'forbidden')
        const listed = mayRead ? listOf(answer.body) : []
        const expected = readable(resource, role)
        expect(listed.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        expect(answer.headers.get('x-total-count')).toBe(mayRead ? String(expected.length) : null)
        expect(byId(listed.map(({ id, _can }) => ({ id, can: _can.toSorted() })))).toEqual(
          byId(expected.map((row) => ({ id: row.id, can: doable(resource, role, row) }))),
        )
      },
    )

    it.each(roles)('returns to %s the single records that the role may read, and no others', async (role) => {
      const nowhere = await world().people[role].client.get(`/api/${resource.name}/${uuid7()}`)
      const oracle = asking(role)
      await each(rowsOf(resource), async (row) => {
        const answer = await perform(world().people[role], resource, 'read', row.id)
        const refused = oracle.ever(resource, 'read') ? 'missing' : 'forbidden'
        const expected = oracle.reads(resource, row) ? 'done' : refused
        const where = `${role} reads ${JSON.stringify(row)}`
        expect(outcomeOf(answer), where).toBe(expected)
        const seen = answer.body as Partial<Listed>
        expect(seen._can?.toSorted() ?? seen, where).toEqual(
          expected === 'done' ? doable(resource, role, row) : nowhere.body,
        )
      })
    })

    const cases = roles.flatMap((role) => verbsOfRecord(resource).map((verb) => ({ role, verb })))
    it.each(cases)('$role: $verb', async ({ role, verb }) => {
      const person = world().people[role]
      const nowhere = await perform(person, resource, verb, uuid7())
      expect(['forbidden', 'missing']).toContain(outcomeOf(nowhere))
      const judged = rowsOf(resource).map((row) => ({
        row,
        expected: expectedOutcome(judging(role), resource, verb, row),
      }))
      const refused = judged.filter(({ expected }) => expected !== 'done')
      await expectRefused(person, resource, verb, refused, nowhere)
      const allowed = judged.filter(({ expected }) => expected === 'done')
      const done: boolean[] = []
      await putBackReferred(
        world(),
        resource,
        allowed.map(({ row }) => row),
        records(),
      )
      for (const { row } of allowed) done.push(await expectAllowed(person, resource, verb, row))
      const hasInput = Object.keys(inputFieldsOf(resource, verb)).length > 0
      if (allowed.length > 0 && !hasInput) expect(done, `${role} ${verb}`).toContain(true)
    })
  })

  const patchFor = (person: Person, resource: AnyResource, verb: string, row: Stored): Patch =>
    verb === 'update' ? harmlessPatch(resource, person, row, records()) : {}

  /** Performs a verb on records that do not allow it: each request gets the expected status, and nothing changes. */
  async function expectRefused(
    person: Person,
    resource: AnyResource,
    verb: string,
    refused: readonly { row: Stored; expected: Outcome }[],
    nowhere: Answer,
  ) {
    if (refused.length === 0) return
    const entries = await changeLogLength(world())
    await each(refused, async ({ row, expected }) => {
      const answer = await perform(person, resource, verb, row.id, patchFor(person, resource, verb, row))
      expect(outcomeOf(answer), `${person.role} ${verb} on ${JSON.stringify(row)}`).toBe(expected)
      if (expected === 'missing') expect(answer.body).toEqual(nowhere.body)
    })
    const after = new Map((await storedRows(world(), resource)).map((row) => [row.id, row]))
    for (const { row } of refused) expect(after.get(row.id), `${person.role} ${verb}`).toEqual(row)
    expect((await changeLogLength(world())) - entries, `${person.role} ${verb}: the ledger`).toBe(0)
  }

  /**
   * Performs a verb on a record that allows it, and checks the result. The hooks of a move or an action may refuse it
   * for other reasons, which changes nothing.
   * @returns whether it was done.
   */
  async function expectAllowed(
    person: Person,
    resource: AnyResource,
    verb: string,
    row: Stored,
  ): Promise<boolean> {
    const where = `${person.role} ${verb} on ${JSON.stringify(row)}`
    const patch = patchFor(person, resource, verb, row)
    const last = await lastEntry(world())
    const answer = await perform(person, resource, verb, row.id, patch)
    if (answer.status === 422 && !(plainVerbs as readonly string[]).includes(verb)) {
      expect(await storedRow(world(), resource, row.id), where).toEqual(row)
      return false
    }
    expect(outcomeOf(answer), where).toBe('done')
    const [after, added] = await Promise.all([
      storedRow(world(), resource, row.id),
      // A change may create other records, such as notifications.
      entriesSince(world(), last, resource.name, row.id),
    ])
    expectDone({ resource, verb, patch, row, after, added }, where)
    await putBackWhole(world(), resource, row, records())
    return true
  }

  /** The verbs that a role may perform on a record, by the oracle. */
  const doable = (resource: AnyResource, role: Role, row: Stored): string[] =>
    verbsOfRecord(resource)
      .filter(
        (verb) => expectedOutcome({ ...judging(role), records: unreferred }, resource, verb, row) === 'done',
      )
      .toSorted()
}

/** References to a record are checked when it is deleted, not for each row of a list. */
const unreferred: Records = {}

interface Done {
  readonly resource: AnyResource
  readonly verb: string
  readonly patch: Patch
  readonly row: Stored
  readonly after: Stored | undefined
  readonly added: number
}

/** Expects one change, one version and one change entry; an action whose handler changes no value has none. */
function expectDone({ resource, verb, patch, row, after, added }: Done, where: string): void {
  const steps = after ? after.version - row.version : 1
  // An action with an output is recorded without a change of values.
  const isNote = actionsOf(resource)[verb]?.output !== undefined
  expect(added, `${where}: the ledger`).toBe(isNote ? 1 : steps)
  const isChange = verb !== 'update' || Object.keys(patch).length > 0
  if (!actionsOf(resource)[verb]) expect(steps, where).toBe(Number(isChange))
  if (verb === 'delete') expect(after === undefined || isTrashed(after), where).toBe(true)
  if (after) expect(after, where).toMatchObject(patch)
}

const isMatch = (resource: AnyResource, role: Role, verb: string): boolean => {
  const granted = resource.access[role]
  return typeof granted === 'object' && typeof granted[verb] === 'object'
}

/** Whether a rule depends on a reference that only the hooks set, so that no record can be made to meet it. */
const isDerived = (resource: AnyResource, role: Role, verb: string): boolean => {
  const granted = resource.access[role]
  const rule = typeof granted === 'object' ? granted[verb] : undefined
  return [rule].flat().some(
    (match) =>
      typeof match === 'object' &&
      Object.keys(match).some((name) => {
        const field = resource.fields[name]
        return field?.kind === 'ref' && field.readOnly === true
      }),
  )
}

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  rows.toSorted((item, other) => (item.id < other.id ? -1 : 1))

/** The rows of a list response, bare or as a property of a wire call. */
export const listOf = (body: unknown): Listed[] =>
  (Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray)) as Listed[]
