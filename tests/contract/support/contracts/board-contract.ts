import { expect, it } from 'vitest'
import { roles, type Role } from '#define/access'
import { isOrderable, rankOf, type Sort } from '#define/reading'
import type { AnyResource } from '#define/resource'
import type { Declared } from '../worlds/declared'
import { ownWorld } from './contract-world'
import { putBack } from '../database/restore-row'
import { sortRows } from '../expected/sort-oracle'
import { expectedOutcome, outcomeOf } from '../expected/verbs'
import { changeLogLength, storedRow, type Stored } from '../worlds/world'

export interface AnsweredBoard {
  readonly cards: readonly { readonly id: string }[]
  readonly columns: readonly {
    readonly id: string
    readonly title: string
    readonly cardIds: string[]
    readonly total: number
  }[]
  readonly columnOrder: readonly string[]
}

/** A declared board shows each role the records that it may read, by column, and lets it move those it may update. */
export function boardContract(declared: Declared): void {
  const { world, records, asking, rowsOf, readable } = ownWorld(declared)

  const boards = Object.values(declared.app).filter(({ views }) => views?.board)
  const cases = boards.flatMap((resource) => roles.map((role) => ({ resource, of: resource.name, role })))

  it.each(cases)('$of shows $role the cards that the role may read', async ({ resource, role }) => {
    const { client } = world().people[role]
    const answer = await client.get(`/api/${resource.name}/board`)
    if (!asking(role).ever(resource, 'read')) return expect(outcomeOf(answer)).toBe('forbidden')
    const board = (answer.body as Record<string, AnsweredBoard>)[resource.wire?.board?.answer ?? 'board']
    const shown = readable(resource, role).filter((row) => standsOn(resource, row))
    expect(board?.columnOrder).toEqual(columnsOf(resource, role))
    const ordered = sortRows(resource, shown, sortsOf(resource))
    const by = resource.views?.board?.by ?? ''
    expect(board?.columns.map(({ id, cardIds, total }) => ({ id, cardIds, total }))).toEqual(
      columnsOf(resource, role).map((id) => {
        const cards = ordered.filter((row) => row[by] === id)
        return { id, cardIds: cards.map((card) => card.id).slice(0, 100), total: cards.length }
      }),
    )
    const listed = board?.columns.flatMap(({ cardIds }) => cardIds) ?? []
    expect(board?.cards.map(({ id }) => id).toSorted()).toEqual(listed.toSorted())
    const wired = resource.wire?.board
    if (wired) expect((await client.get(wired.path)).body).toEqual(answer.body)
  })

  it.each(cases)(
    '$of: $role can move the cards that the role may update, and no others',
    async ({ resource, role }) => {
      const { client } = world().people[role]
      if (!isOrderable(resource)) {
        const answer = await client.post(`/api/${resource.name}/${rowsOf(resource)[0]?.id}/place`, {})
        return expect(answer.status).toBe(404)
      }
      const judging = { app: world().app, records: records(), oracle: asking(role) }
      for (const row of rowsOf(resource)) {
        const entries = await changeLogLength(world())
        const answer = await client.post(`/api/${resource.name}/${row.id}/place`, {
          to: row[resource.views?.board?.by ?? ''],
          ...(rankOf(resource) && { beforeId: null }),
        })
        const expected = expectedOutcome(judging, resource, 'update', row)
        expect(outcomeOf(answer), `${role} places ${JSON.stringify(row)}`).toBe(expected)
        if (expected === 'done') await putBack(world(), resource, [row])
        else {
          expect(await storedRow(world(), resource, row.id)).toEqual(row)
          expect(await changeLogLength(world())).toBe(entries)
        }
      }
    },
  )

  it.each(boards.map((resource) => ({ resource, of: resource.name })))(
    '$of gives an anonymous caller 401',
    async ({ resource }) => {
      const id = rowsOf(resource)[0]?.id
      expect((await world().anonymous.get(`/api/${resource.name}/board`)).status).toBe(401)
      if (isOrderable(resource))
        expect((await world().anonymous.post(`/api/${resource.name}/${id}/place`, {})).status).toBe(401)
    },
  )

  /** Whether a record meets the condition of the board, and is no template. */
  const standsOn = (resource: AnyResource, row: Stored) => {
    const { where = {}, template } = resource.views?.board ?? {}
    return meets(where, row) && (template === undefined || row[template] === false)
  }

  const meets = (
    conditions: { readonly [field: string]: string | readonly string[] | undefined },
    row: Stored,
  ): boolean =>
    Object.entries(conditions).every(([name, texts]) => [texts].flat().includes(row[name] as string))

  function columnsOf(resource: AnyResource, role: Role): string[] {
    const field = resource.fields[resource.views?.board?.by ?? '']
    if (field?.kind === 'state') return [...field.states]
    if (field?.kind === 'choice') return [...field.options]
    const target = field?.kind === 'ref' ? world().app[field.to] : undefined
    if (!target) throw new Error(`${resource.name} has no columns`)
    const { columns = {} } = resource.views?.board ?? {}
    const rows = readableOf(target.name, role).filter(
      (row) => isOnFirst(resource, target, row, role) && meets(columns, row),
    )
    return rows.map(({ id }) => id)
  }

  /** Whether a column is on the board that is shown first, where there are several. */
  function isOnFirst(resource: AnyResource, target: AnyResource, column: Stored, role: Role): boolean {
    const { within } = resource.views?.board ?? {}
    if (within === undefined) return true
    const boards = target.fields[within]
    const [first] = boards?.kind === 'ref' ? readableOf(boards.to, role) : []
    return first !== undefined && column[within] === first.id
  }

  /** The records of a resource that a role may read, in its order. */
  function readableOf(name: string, role: Role): readonly Stored[] {
    const target = world().app[name] as AnyResource
    const rows = readable(target, role)
    return sortRows(target, rows, sortsOf(target))
  }

  function sortsOf(resource: AnyResource): readonly Sort[] {
    const rank = rankOf(resource)
    if (rank !== undefined) return [{ field: rank, order: 'asc' }]
    const sort = resource.sort ?? '-createdAt'
    return sort.startsWith('-') ? [{ field: sort.slice(1), order: 'desc' }] : [{ field: sort, order: 'asc' }]
  }
}
