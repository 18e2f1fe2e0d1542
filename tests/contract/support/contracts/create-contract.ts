import { describe, expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import { defaultOf } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import { combinations } from '../expected/combinations'
import type { Declared } from '../worlds/declared'
import { ownWorld } from './contract-world'
import { takeAway } from '../database/restore-row'
import { sampleValues, settable } from '../expected/samples'
import { outcomeOf } from '../expected/verbs'
import { errorsOf } from '../worlds/client'
import { twinOf } from '../expected/twins'
import { changeLogLength, entriesSince, lastEntry, storedRow, storedRows, type Stored } from '../worlds/world'

type Values = Readonly<Record<string, unknown>>

/** Creating records: by which role, with which values, and which fields cannot be set. */
export function createContract(declared: Declared): void {
  const { world, records, asking, alive } = ownWorld(declared)

  /** Other records that this role may read. */
  const readable = (role: Role) => (name: string) =>
    alive(name).filter((row) => asking(role).reads(world().app[name] as AnyResource, row))

  describe.each(Object.values(declared.app))('$name', (resource) => {
    it.each(roles)('allows %s to create what the role may create, and nothing else', async (role) => {
      const outcomes = new Set<string>()
      for (const given of bodies(role, resource)) outcomes.add(await judge(role, resource, given))
      const oracle = asking(role)
      const telling = oracle.ever(resource, 'create')
        ? oracle.depends(resource, 'create')
          ? 'done'
          : ''
        : 'forbidden'
      expect([...outcomes, '']).toContain(telling)
    })
  })

  /** Creates a record with these values, and compares the outcome with the oracle. */
  async function judge(role: Role, resource: AnyResource, given: Values): Promise<string> {
    const before = (await storedRows(world(), resource)).length
    const { outcome, field } = expectedOf(role, resource, given)
    const entries = await changeLogLength(world())
    const last = await lastEntry(world())
    const answer = await world().people[role].client.post(`/api/${resource.name}`, given)
    const where = `${role} creates ${JSON.stringify(given)}`
    expect(outcomeOf(answer).replace(/^422.*/s, 'invalid'), `${where}: ${answer.text}`).toBe(outcome)
    const made = outcome === 'done' ? 1 : 0
    expect((await storedRows(world(), resource)).length, where).toBe(before + made)
    if (!made) expect(await changeLogLength(world()), where).toBe(entries)
    if (field) expect(Object.keys(errorsOf(answer)), where).toEqual([field])
    if (made) {
      const { id } = answer.body as { id: string }
      expect(await storedRow(world(), resource, id)).toMatchObject({ version: 1 })
      // A created record may change others with it.
      expect(await entriesSince(world(), last, resource.name, id), where).toBe(resource.appended ? 0 : 1)
      await takeAway(world(), resource, id)
    }
    return outcome
  }

  function bodies(role: Role, resource: AnyResource): Values[] {
    const granted = resource.access[role]
    const rule = typeof granted === 'object' ? granted.create : undefined
    const varied = combinations(resource, readable(role), typeof rule === 'object' ? [rule].flat() : [], 24)
    return varied.map((values) => {
      const sample = sampleValues(resource, readableOrAny(role))
      const given = settable(resource, role, { ...sample, ...values })
      return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    })
  }

  const readableOrAny = (role: Role) => (name: string) => {
    const rows = readable(role)(name)
    return rows.length > 0 ? rows : alive(name)
  }

  function expectedOf(role: Role, resource: AnyResource, given: Values): { outcome: string; field?: string } {
    const oracle = asking(role)
    if (!oracle.ever(resource, 'create')) return { outcome: 'forbidden' }
    for (const [name, field] of Object.entries(resource.fields)) {
      if (!('to' in field)) continue
      const target = world().app[field.to] as AnyResource
      const ids = [given[name] ?? []].flat()
      const seen = readable(role)(target.name).map(({ id }) => id)
      if (ids.some((id) => !seen.includes(String(id)))) return { outcome: 'invalid', field: name }
    }
    const made: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(resource.fields))
      made[name] = given[name] ?? (field.kind === 'state' ? field.states[0] : (defaultOf(field) ?? null))
    const maker = world().people[role].id
    const owned = 'owner' in made ? { owner: made['owner'] ?? maker } : {}
    const twin = twinOf(resource, records(), { ...made, ...owned, author: maker })
    if (twin) return { outcome: 'invalid', field: twin }
    return { outcome: oracle.allows(resource, 'create', made as Stored) ? 'done' : 'forbidden' }
  }
}
