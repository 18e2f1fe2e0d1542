import { describe, expect, it } from 'vitest'
import { isMe, roles, type Role } from '#define/access'
import { allFieldsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Answer } from '../worlds/client'
import type { Declared } from '../worlds/declared'
import { isHiddenFrom } from '../expected/hidden-from'
import { ownWorld } from './contract-world'
import { putBack } from '../database/restore-row'
import { perform, verbsOfRecord } from '../expected/verbs'
import type { Stored } from '../worlds/world'

interface Case {
  readonly resource: AnyResource
  readonly of: string
  readonly role: Role
  readonly hidden: readonly string[]
}

/** The fields that do not exist for a role, read from the declaration alone. */
const hiddenFrom = (resource: AnyResource, role: Role): string[] =>
  Object.entries(allFieldsOf(resource)).flatMap(([name, field]) => (isHiddenFrom(field, role) ? [name] : []))

/** Whether the role may read any record: otherwise requests are rejected before fields are checked. */
const mayRead = (resource: AnyResource, role: Role): boolean => {
  const granted = resource.access[role]
  return granted === 'all' || (granted?.['read'] ?? false) !== false
}

/**
 * A field that does not exist for a role behaves like an undeclared one: in responses, sorts, filters, bodies and
 * messages.
 */
export function hiddenContract(declared: Declared): void {
  const { world, alive, readable } = ownWorld(declared)

  const cases: Case[] = Object.values(declared.app).flatMap((resource) =>
    roles.flatMap((role) => {
      const hidden = hiddenFrom(resource, role)
      return hidden.length > 0 && mayRead(resource, role)
        ? [{ resource, of: resource.name, role, hidden }]
        : []
    }),
  )
  const clientOf = ({ role }: Case) => world().people[role].client

  describe.each(cases)('for $role, of $of: $hidden', (item) => {
    const { resource, hidden } = item
    const base = `/api/${resource.name}`

    it('cannot be read in any response', async () => {
      const [row, second] = readable(item.resource, item.role) as [Stored, Stored | undefined]
      const paths = [
        `${base}?_end=1000`,
        `${base}?limit=5`,
        `${base}?id=${row.id}&id=${second?.id ?? row.id}`,
        `${base}/${row.id}`,
        ...wiredPaths(resource, row),
      ]
      for (const path of paths) {
        const answer = await clientOf(item).get(path)
        expect(answer.status, path).toBe(200)
        expectHidden(answer, hidden, path)
      }
    })

    it('cannot be read in the response to a change or to a stale version', async () => {
      for (const row of readable(item.resource, item.role).slice(0, 12))
        for (const verb of verbsOfRecord(resource)) {
          expectHidden(await perform(world().people[item.role], resource, verb, row.id), hidden, verb)
          await putBack(world(), resource, [row])
        }
      for (const row of readable(item.resource, item.role).slice(0, 12)) {
        const answer = await clientOf(item).patch(`${base}/${row.id}`, {}, { 'if-match': '"999"' })
        expectHidden(answer, hidden, 'stale')
        expect([403, 409]).toContain(answer.status)
      }
    })

    it('cannot be sorted by, like an undeclared field', async () => {
      const unknown = await clientOf(item).get(`${base}?_sort=neverDeclared`)
      expect(unknown.status).toBe(422)
      for (const name of hidden) {
        const answer = await clientOf(item).get(`${base}?_sort=${name}`)
        expect(answer.body).toEqual(unknown.body)
        expectUnnamed(answer, hidden)
      }
    })

    it('cannot be filtered by, like an undeclared field', async () => {
      const ask = async (name: string, query: string) => {
        const answer = await clientOf(item).get(`${base}?${query}`)
        expect(answer.status, query).toBe(422)
        expect(Object.keys(errorsOf(answer)).every((key) => key === 'filter' || key.startsWith(name))).toBe(
          true,
        )
        return Object.values(errorsOf(answer))
      }
      for (const name of hidden)
        for (const suffix of ['', '_ne', '_gte', '_lte', '_gt', '_lt', '_like'])
          expect(await ask(name, `${name}${suffix}=1`)).toEqual(
            await ask('neverDeclared', `neverDeclared${suffix}=1`),
          )
      for (const op of ['eq', 'ne', 'gt', 'in', 'like', 'null', 'nnull', 'between'])
        for (const name of hidden) {
          const nested = (field: string) =>
            `filter=${encodeURIComponent(JSON.stringify({ or: [{ and: [{ field, op, value: [1, 2] }] }] }))}`
          expect(await ask(name, nested(name))).toEqual(await ask('neverDeclared', nested('neverDeclared')))
        }
    })

    it('cannot be searched', async () => {
      for (const name of hidden)
        for (const word of texts(alive(resource.name), name)) {
          const answer = await clientOf(item).get(`${base}?_end=1000&q=${encodeURIComponent(word)}`)
          expectHidden(answer, hidden, word)
          const seen = readable(item.resource, item.role).filter((row) => says(resource, row, word))
          expect(Number(answer.headers.get('x-total-count')), word).toBeLessThanOrEqual(seen.length)
        }
    })

    it('cannot be set, like an undeclared field', async () => {
      const row = readable(item.resource, item.role)[0] as Stored
      for (const name of hidden)
        for (const value of [row[name], 'x', 1, null]) {
          const answers = await Promise.all([
            clientOf(item).post(base, { [name]: value }),
            clientOf(item).patch(`${base}/${row.id}`, { [name]: value }),
          ])
          const unknown = await Promise.all([
            clientOf(item).post(base, { neverDeclared: value }),
            clientOf(item).patch(`${base}/${row.id}`, { neverDeclared: value }),
          ])
          answers.forEach((answer, index) => {
            expect(answer.status).toBe(unknown[index]?.status)
            expect([403, 404, 422]).toContain(answer.status)
            expect(errorsOf(answer)[name]).toEqual(errorsOf(unknown[index] as Answer)['neverDeclared'])
          })
        }
    })
  })
}

function wiredPaths({ wire }: AnyResource, row: Stored): string[] {
  const paths = wire?.list ? [`${wire.list.path}?_end=1000`] : []
  if (wire?.one && !isMe(wire.one.by)) paths.push(`${wire.one.path}?${wire.one.by.query}=${row.id}`)
  return paths
}

/** Expects no property with these names anywhere in the response, errors and headers included. */
function expectHidden(answer: Answer, hidden: readonly string[], where: string): void {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) names.add(name)
      walk(inner)
    }
  }
  walk(answer.body)
  expect(
    hidden.filter((name) => names.has(name)),
    where,
  ).toEqual([])
  for (const [header, value] of answer.headers)
    for (const name of hidden) expect(value, header).not.toContain(name)
}

const expectUnnamed = (answer: Answer, hidden: readonly string[]) => {
  for (const name of hidden) expect(answer.text).not.toMatch(new RegExp(`\\b${name}\\b`))
}

/** Some values of a hidden text. */
const texts = (rows: readonly Stored[], name: string): string[] =>
  rows
    .map((row) => row[name])
    .filter((value) => typeof value === 'string' && value.length > 3)
    .slice(0, 5)
    .map(String)

/** Whether a searched field of a record contains a text. */
const says = (resource: AnyResource, row: Stored, word: string): boolean =>
  Object.entries(resource.fields).some(
    ([name, field]) =>
      'search' in field &&
      field.search &&
      String(row[name]).toLowerCase().includes(word.toLowerCase().slice(0, 4)),
  )
