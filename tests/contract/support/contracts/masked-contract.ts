import { describe, expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import { listOf } from './access-contract'
import { errorsOf, type Answer } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { isHiddenFrom } from '../expected/hidden-from'
import { sharedWorld } from './contract-world'
import { changeLogLength, type Stored } from '../worlds/world'

interface Case {
  readonly resource: AnyResource
  readonly of: string
  readonly role: Role
  readonly name: string
  readonly field: AnyField
}

/** The rule that decides in which records a role may read a field, from the declaration alone. */
function ruleOf({ readableBy }: AnyField, role: Role): unknown {
  if (!readableBy || Array.isArray(readableBy)) return true
  return (readableBy as Record<string, unknown>)[role]
}

/**
 * Expects no cell of a sheet with a value. Short values are compared with whole cells: ids and amounts may contain
 * them.
 */
function expectNoCell(sheet: string, value: string): void {
  if (value.length > 8) expect(sheet).not.toContain(value)
  else expect(sheet.split(/[\r\n,"]+/)).not.toContain(value)
}

/** A field hidden in some records is hidden there in every response, and a personal field can be revealed. */
export function maskedContract(declared: Declared): void {
  const { world, asking, readable } = sharedWorld(declared)

  const cases: Case[] = Object.values(declared.app).flatMap((resource) =>
    roles.flatMap((role) =>
      Object.entries(resource.fields).flatMap(([name, field]) => {
        const isSometimes = field.personal === true || ruleOf(field, role) !== true
        const reads = resource.access[role] === 'all' || role in resource.access
        return isSometimes && reads && !isHiddenFrom(field, role)
          ? [{ resource, of: resource.name, role, name, field }]
          : []
      }),
    ),
  )
  /** Whether the role may read the value in a record, if only by revealing it. */
  const maySee = (item: Case, row: Stored) => {
    const rule = ruleOf(item.field, item.role)
    return [rule].flat().some((see) => {
      const requests = { ...item.resource, access: { [item.role]: { see } } } as AnyResource
      return asking(item.role).allows(requests, 'see', row)
    })
  }
  const isClear = (item: Case, row: Stored) => !item.field.personal && maySee(item, row)
  const hiddenRows = (item: Case) =>
    readable(item.resource, item.role).filter((row) => row[item.name] !== null && !isClear(item, row))
  const clientOf = ({ role }: Case) => world().people[role].client

  describe.each(cases)('$of.$name for $role', (item) => {
    const { resource, name, field } = item
    const base = `/api/${resource.name}`
    const expectedMask = (row: Stored) =>
      row[name] === null || isClear(item, row)
        ? undefined
        : {
            shows: field.mask ? String(row[name]).slice(-field.mask) : '',
            reveals: field.personal === true && maySee(item, row),
          }
    const expectSilent = (answer: Answer, rows: readonly Stored[]) => {
      for (const row of rows)
        if (typeof row[name] === 'string') expect(answer.text).not.toContain(JSON.stringify(row[name]))
    }

    it('has records in which it is hidden', () => {
      expect(hiddenRows(item).length).toBeGreaterThan(0)
    })

    it('is readable where the rule holds, and masked elsewhere', async () => {
      const answer = await clientOf(item).get(`${base}?_end=1000`)
      const listed = new Map(listOf(answer.body).map((row) => [row.id, row]))
      expect(listed.size).toBe(readable(item.resource, item.role).length)
      for (const row of readable(item.resource, item.role)) {
        const single = (await clientOf(item).get(`${base}/${row.id}`)).body as Record<string, unknown>
        for (const seen of [single, listed.get(row.id)]) {
          expect(seen?.[name], JSON.stringify(row)).toEqual(isClear(item, row) ? row[name] : null)
          expect((seen?._masked as Record<string, unknown> | undefined)?.[name]).toEqual(expectedMask(row))
        }
      }
      const clear = new Set(
        readable(item.resource, item.role)
          .filter((row) => isClear(item, row))
          .map((row) => row[name]),
      )
      expectSilent(
        answer,
        hiddenRows(item).filter((row) => !clear.has(row[name])),
      )
    })

    it('cannot be filtered, sorted or searched by', async () => {
      const [row] = hiddenRows(item) as [Stored]
      const ask = (query: string) => clientOf(item).get(`${base}?${query}`)
      expect((await ask(`_sort=${name}`)).body).toEqual((await ask('_sort=neverDeclared')).body)
      for (const suffix of ['', '_ne', '_gte', '_lte', '_like'])
        expect((await ask(`${name}${suffix}=1`)).status, suffix).toBe(422)
      const nested = JSON.stringify({ field: name, op: 'eq', value: row[name] })
      expect(errorsOf(await ask(`filter=${encodeURIComponent(nested)}`))).toHaveProperty('filter')
      const found = await ask(`_end=1000&q=${encodeURIComponent(String(row[name]))}`)
      expect(listOf(found.body).map(({ id }) => id)).not.toContain(row.id)
    })

    it('is in no export and in no history where it is hidden', async () => {
      const sheet = await clientOf(item).get(`${base}/export?format=csv`)
      const clear = new Set(
        readable(item.resource, item.role)
          .filter((row) => isClear(item, row))
          .map((row) => row[name]),
      )
      for (const row of hiddenRows(item))
        if (!clear.has(row[name])) expectNoCell(sheet.text, String(row[name]))
      for (const row of hiddenRows(item).slice(0, 8))
        expectSilent(await clientOf(item).get(`${base}/${row.id}/history`), [row])
    })

    it('cannot be set by a role that may not always read it', async () => {
      if (ruleOf(field, item.role) === true) return
      const [row] = hiddenRows(item) as [Stored]
      const answer = await clientOf(item).patch(`${base}/${row.id}`, { [name]: row[name] })
      expect([403, 422]).toContain(answer.status)
      if (answer.status === 422) expect(errorsOf(answer)).toHaveProperty(name)
    })

    it.runIf(field.personal)('is revealed to users with access, which the change log records', async () => {
      for (const row of readable(item.resource, item.role)) {
        const before = await changeLogLength(world())
        const answer = await clientOf(item).post(`${base}/${row.id}/reveal`, { fields: [name] })
        const may = maySee(item, row)
        expect(answer.status, JSON.stringify(row)).toBe(may ? 200 : 403)
        expect(await changeLogLength(world())).toBe(before + Number(may))
        if (!may) expectSilent(answer, [row])
        else expect(answer.body).toEqual({ values: { [name]: row[name] } })
      }
      const shown = readable(item.resource, item.role).find((row) => maySee(item, row))
      const history = shown && (await clientOf(item).get(`${base}/${shown.id}/history`))
      const received = { operation: 'reveal', revealed: [name], before: null, after: null }
      if (history)
        expect((history.body as unknown[])[0]).toMatchObject({ ...received, version: shown.version })
      const nowhere = await clientOf(item).post(`${base}/${uuid7()}/reveal`, { fields: [name] })
      expect(nowhere.status).toBe(404)
      for (const fields of [undefined, [], ['neverDeclared'], 'x', [name, 'neverDeclared']]) {
        const response = await clientOf(item).post(`${base}/${uuid7()}/reveal`, { fields })
        expect([response.status, Object.keys(errorsOf(response))]).toEqual([422, ['fields']])
      }
    })
  })
}
