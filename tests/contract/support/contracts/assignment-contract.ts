import { describe, expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import { allFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import { errorsOf } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { sharedWorld } from './contract-world'
import { sampleValues, settable } from '../expected/samples'
import { changeLogLength, storedRow, storedRows } from '../worlds/world'

/** Every field that a role may not set is rejected by name, and nothing is saved. */
export function assignmentContract(declared: Declared): void {
  const { world, alive, asking } = sharedWorld(declared)

  const cases = Object.values(declared.app).flatMap((resource) =>
    roles.map((role) => ({ resource, role, name: resource.name })),
  )

  describe.each(cases)('$role and $name', ({ resource, role }) => {
    const refused = refusedNames(resource, role)

    it('creating rejects every field that the role may not set', async () => {
      if (!asking(role).ever(resource, 'create')) return
      const before = (await storedRows(world(), resource)).length
      for (const [name, value] of refused) {
        const given = withField(settable(resource, role, sampleValues(resource, alive)), name, value)
        const { client } = world().people[role]
        const answer = await client.send('POST', `/api/${resource.name}`, given, json)
        expect(answer.status, `${name}: ${answer.text}`).toBe(422)
        expect(Object.keys(errorsOf(answer)), answer.text).toContain(name)
      }
      expect((await storedRows(world(), resource)).length).toBe(before)
    })

    it('updating rejects every field that the role may not set', async () => {
      const oracle = asking(role)
      const row = alive(resource.name).find(
        (item) => oracle.reads(resource, item) && oracle.allows(resource, 'update', item),
      )
      if (!row) return expect(oracle.ever(resource, 'update') && oracle.ever(resource, 'read')).toBe(false)
      const entries = await changeLogLength(world())
      const { client } = world().people[role]
      for (const [name, value] of refused) {
        const given = withField({}, name, otherThan(row[name], value))
        const answer = await client.send('PATCH', `/api/${resource.name}/${row.id}`, given, json)
        if (name === 'version' || addedToRows.includes(name)) {
          expect(answer.status, `${name}: ${answer.text}`).toBe(name === 'version' ? 409 : 200)
          continue
        }
        expect(answer.status, `${name}: ${answer.text}`).toBe(422)
        expect(Object.keys(errorsOf(answer)), answer.text).toEqual([name])
      }
      expect(await storedRow(world(), resource, row.id)).toEqual(row)
      expect(await changeLogLength(world())).toBe(entries)
    })
  })
}

const json = { 'content-type': 'application/json' }

/** JSON as an attacker writes it: `__proto__` is an ordinary property. */
function withField(values: Readonly<Record<string, unknown>>, name: string, value: unknown): string {
  const own = JSON.stringify(values).slice(1, -1)
  return `{${own}${own === '' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(value)}}`
}

/** The names that a role may not set, each with a harmful value. */
function refusedNames(resource: AnyResource, role: Role): [name: string, value: unknown][] {
  const declared = Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => {
    const isSet = Object.keys(settable(resource, role, { [name]: true })).length > 0
    return isSet ? [] : [[name, harmful(field.kind)] as [string, unknown]]
  })
  const others: [string, unknown][] = [
    ['id', uuid7()],
    ['version', 99],
    ['deletedAt', null],
    ['search', 'x'],
    ['_can', ['delete']],
    ['_refs', {}],
    ['userId', uuid7()],
    ['password', 'corridor'],
    ['passwordHash', 'x'],
    ['__proto__', { role: 'admin' }],
    ['constructor', { prototype: { role: 'admin' } }],
    ['prototype', {}],
    ['toString', 'x'],
    ['$ne', null],
    ['"; drop table users; --', 1],
  ]
  return [...declared, ...others.filter(([name]) => !declared.some(([taken]) => taken === name))]
}

/** Properties that the server adds to every record: an update may contain them, and they are ignored. */
const addedToRows = ['_can', '_refs']

/** A harmful value that differs from the stored one: an unchanged value is ignored, not rejected. */
function otherThan(stored: unknown, value: unknown): unknown {
  if (stored !== value) return value
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 1 : '2020-02-02T00:00:00.000Z'
}

const harmful = (kind: string): unknown => {
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'money' || kind === 'decimal') return 1
  if (kind === 'datetime') return '2020-01-01T00:00:00.000Z'
  return 'admin'
}
