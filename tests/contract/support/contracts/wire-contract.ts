import { describe, expect, it } from 'vitest'
import { isMe, roles, type Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { mayBeLeftOut } from '#define/parsing/schema'
import type { Answer, Client } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { each } from '../worlds/lanes'
import { isTrashed } from '../expected/oracle'
import { ownWorld } from './contract-world'
import { putBackWhole, takeAway } from '../database/restore-row'
import { sampleValues, settable } from '../expected/samples'
import { listOf } from './access-contract'
import { expectedOutcome, harmlessPatch, outcomeOf } from '../expected/verbs'
import { storedRow, type Person, type Stored } from '../worlds/world'

type Values = Readonly<Record<string, unknown>>

/** Wire calls return what the default calls return, in their own shape, to the same callers. */
export function wireContract(declared: Declared): void {
  const { world, records, asking, rowsOf, alive } = ownWorld(declared)
  const wired = Object.values(declared.app).filter(({ wire }) => wire)

  describe.each(wired)('$name', (resource) => {
    const wire = resource.wire ?? {}
    const property = (answer: Answer, name: string | undefined) =>
      name ? (answer.body as Values)[name] : answer.body

    it('gives an anonymous caller 401, except for open calls', async () => {
      const calls = [wire.list, wire.one, wire.create, wire.update, wire.delete].filter(
        (call) => call !== undefined,
      )
      const own = Object.values(wire.own ?? {}).filter((call) => !call.open)
      for (const { method, path } of [...calls, ...own])
        expect(outcomeOf(await world().anonymous.send(method, path, undefined)), path).toBe('unauthenticated')
      for (const { method, path, input = {} } of Object.values(wire.own ?? {}).filter((call) => call.open)) {
        const needsMore = Object.values(input).some((field) => !field.optional && !mayBeLeftOut(field))
        expect((await world().anonymous.send(method, path, undefined)).status, path).toBe(
          needsMore ? 422 : 200,
        )
      }
    })

    const { list, one: item } = wire
    it.each(rolesIf(list))('lists for %s what the default list contains', async (role) => {
      const { client } = world().people[role]
      const defaults = await client.get(`/api/${resource.name}?_start=0&_end=1000`)
      const answer = await client.get(`${list?.path}?_start=0&_end=1000`)
      expect(answer.status).toBe(defaults.status)
      expect(property(answer, list?.answer)).toEqual(listOf(defaults.body))
      expect(answer.body).toMatchObject({ total: Number(defaults.headers.get('x-total-count')) })
    })

    it.each(rolesIf(item))('reads single records for %s', async (role) => {
      const { client } = world().people[role]
      if (!item) throw new Error('There is no such call')
      if (isMe(item.by)) {
        const own = property(await client.get(item.path), item.answer)
        return expect(own).toMatchObject({ id: world().people[role].id })
      }
      const { query, fields: names } = item.by
      await each(rowsOf(resource), async (row) => {
        for (const name of names.filter((field) => typeof row[field] === 'string')) {
          const value = String(row[name])
          const answer = await client.get(`${item.path}?${query}=${encodeURIComponent(value)}`)
          const refused = asking(role).ever(resource, 'read') ? 'missing' : 'forbidden'
          // A record in the trash is found only by its id and its key.
          const isNamed = (other: Stored) =>
            names.some(
              (field) =>
                other[field] === value && (!isTrashed(other) || field === 'id' || field === resource.key),
            )
          const found = rowsOf(resource).filter(
            (other) => isNamed(other) && asking(role).reads(resource, other),
          )
          expect(outcomeOf(answer), `${role} reads ${name} ${value}`).toBe(
            found.length > 0 ? 'done' : refused,
          )
          if (found.length > 0)
            expect(found.map(({ id }) => id)).toContain((property(answer, item.answer) as Stored).id)
        }
      })
    })

    it.each(rolesIf(wire.update))('updates for %s what the role may update', async (role) => {
      await eachRow(role, resource, 'update', (client, row, patch) =>
        client.post(String(wire.update?.path), {
          [String(wire.update?.id)]: row.id,
          [String(wire.update?.wraps)]: patch,
        }),
      )
    })

    it.each(rolesIf(wire.delete))('deletes for %s what the role may delete', async (role) => {
      await eachRow(role, resource, 'delete', (client, row) =>
        client.post(String(wire.delete?.path), { [String(wire.delete?.id)]: row.id }),
      )
    })

    it.each(rolesIf(wire.create))('creates for %s like the default call', async (role) => {
      const { client } = world().people[role]
      const given = settable(resource, role, sampleValues(resource, alive))
      const defaults = await client.post(`/api/${resource.name}`, given)
      if (defaults.status === 201) await takeAway(world(), resource, (defaults.body as Stored).id)
      const wrapped = wire.create?.wraps ? { [wire.create.wraps]: given } : given
      const answer = await client.post(String(wire.create?.path), wrapped)
      expect(outcomeOf(answer)).toBe(outcomeOf(defaults))
      if (defaults.status !== 201) return
      const made = property(answer, wire.create?.answer) as Stored
      expect(await storedRow(world(), resource, made.id)).toBeDefined()
      await takeAway(world(), resource, made.id)
    })
  })

  async function eachRow(
    role: Role,
    resource: AnyResource,
    verb: string,
    call: (client: Client, row: Stored, patch: Values) => Promise<Answer>,
  ): Promise<void> {
    const person: Person = world().people[role]
    for (const row of rowsOf(resource)) {
      const patch = harmlessPatch(resource, person, row, records())
      const judging = { app: world().app, records: records(), oracle: asking(role) }
      const expected = expectedOutcome(judging, resource, verb, row)
      const where = `${role} ${verb} ${JSON.stringify(row)}`
      expect(outcomeOf(await call(person.client, row, patch)), where).toBe(expected)
      const after = await storedRow(world(), resource, row.id)
      if (expected === 'done') await putBackWhole(world(), resource, row, records())
      else expect(after, where).toEqual(row)
    }
  }
}

/** All roles, if the call exists. */
const rolesIf = (call: object | undefined): readonly Role[] => (call ? roles : [])
