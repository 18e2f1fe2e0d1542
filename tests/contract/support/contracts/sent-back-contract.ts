import { describe, expect, it } from 'vitest'
import { isWritable } from '#define/reading'
import { roles, type Role } from '#define/access'
import type { AnyResource } from '#define/resource'
import { listOf } from './access-contract'
import { errorsOf, type Answer } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { filledWorld } from '../worlds/filled-world'
import { changeLogLength } from '../worlds/world'

type Read = { readonly id: string; readonly version: number } & Readonly<Record<string, unknown>>

/** Another value that JSON can carry. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [...(value as unknown[]), 'another']
  return typeof value === 'string' ? `${value}x` : 'another'
}

/** A user who may update a record may send it back as it was read; read-only values cannot be changed that way. */
export function sentBackContract(declared: Declared): void {
  const filled = filledWorld(declared)
  const clientOf = (role: Role) => filled.world().people[role].client
  const cases = Object.values(declared.app).flatMap((resource) =>
    roles.filter((role) => mayUpdate(resource, role)).map((role) => ({ resource, of: resource.name, role })),
  )

  describe.each(cases)('$of for $role', ({ resource, role }) => {
    const base = `/api/${resource.name}`
    const isRead = (name: string) => {
      const field = resource.fields[name]
      return field === undefined || !isWritable(field, role)
    }
    async function updatable(): Promise<Read[]> {
      const answer = await clientOf(role).get(`${base}?_end=1000`)
      return (listOf(answer.body) as unknown as Read[]).filter((row) =>
        (row['_can'] as string[]).includes('update'),
      )
    }

    it('a record that is sent back as it was read is accepted, and nothing changes', async () => {
      const rows = await updatable()
      const before = await changeLogLength(filled.world())
      for (const row of rows) {
        const answer = await clientOf(role).patch(`${base}/${row.id}`, row)
        expect([answer.status, answer.text.slice(0, 300)], JSON.stringify(row)).toEqual([
          200,
          expect.anything(),
        ])
        expect((answer.body as Read).version).toBe(row.version)
      }
      expect(await changeLogLength(filled.world())).toBe(before)
    })

    it('a read-only field with another value is rejected at that field', async () => {
      const [row] = await updatable()
      if (!row) return
      for (const name of Object.keys(row).filter((name) => !name.startsWith('_') && isRead(name))) {
        const answer: Answer = await clientOf(role).patch(`${base}/${row.id}`, {
          ...row,
          [name]: another(row[name]),
        })
        if (name === 'version') expect(answer.status).toBe(409)
        else expect([answer.status, Object.keys(errorsOf(answer))], name).toEqual([422, [name]])
      }
    })

    it('a guess at a masked value gets the same rejection whether right or wrong', async () => {
      const masked = (await updatable()).find((row) => Object.keys(row['_masked'] ?? {}).length > 0)
      const stored = filled.records()[resource.name]?.find(({ id }) => id === masked?.id)
      for (const name of Object.keys(masked?.['_masked'] ?? {}).filter(isRead)) {
        const guess = (value: unknown) =>
          clientOf(role).patch(`${base}/${masked?.id}`, { ...masked, [name]: value })
        const [right, wrong] = [await guess(stored?.[name]), await guess(another(stored?.[name]))]
        expect([right.status, right.body]).toEqual([422, wrong.body])
      }
    })

    it('an undeclared field is rejected in a whole record too', async () => {
      const [row] = await updatable()
      if (!row) return
      const answer = await clientOf(role).patch(`${base}/${row.id}`, { ...row, neverDeclared: 1 })
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['neverDeclared']])
    })
  })
}

const mayUpdate = ({ access }: AnyResource, role: Role): boolean => {
  const granted = access[role]
  return granted === 'all' || granted?.['update'] !== undefined
}
