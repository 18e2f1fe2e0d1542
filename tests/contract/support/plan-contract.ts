import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queryable, Statement } from '../../../server/db/database'
import { list } from '../../../server/read/list'
import { parseListQuery } from '../../../server/read/query'
import { roles, type Role } from '../../../src/define/access'
import type { AnyField } from '../../../src/define/kinds'
import { fieldOf, filtersOf, searchedFields, sees, sortsOf } from '../../../src/define/reading'
import type { AnyResource } from '../../../src/define/resource'
import { fill } from './dataset'
import type { Declared } from './declared'
import { operatorsFor } from './filter-oracle'
import { multiply } from './multiply'
import { recording, scannedByGenericPlan, scannedTables } from './plan'
import { vacuum } from './vacuum'
import { createWorld, storedRows, type Stored, type World } from './world'

const many = 20_000

/** No declared filter, sort or search reads a whole table to show a page of it, whoever asks. */
export function planContract(declared: Declared, asked: readonly Role[] = roles): void {
  let world: World
  const samples = new Map<AnyResource, Stored[]>()
  beforeAll(async () => {
    world = await createWorld(declared)
    await fill(world)
    for (const resource of Object.values(declared.app))
      samples.set(resource, (await storedRows(world, resource)).slice(0, 40))
    await world.database.transaction(multiplyAll, { statementMs: 60_000, transactionMs: 110_000 })
    await vacuum(world.database)
  })
  afterAll(() => world.close())

  async function multiplyAll(tx: Queryable): Promise<void> {
    for (const resource of Object.values(declared.app)) await multiply(tx, resource, many)
  }

  const readable = Object.values(declared.app).flatMap((resource) =>
    asked.filter((role) => isRead(resource, role)).map((role) => ({ resource, of: resource.name, role })),
  )
  describe.each(readable)('$of for $role', ({ resource, role }) => {
    it.each(filtersOf(resource).filter((name) => isSeen(resource, name, role)))(
      'filtered by %s',
      async (name) => {
        const field = fieldOf(resource, name) as AnyField
        for (const op of operatorsFor(field))
          await readsByIndex(resource, role, filterQuery(resource, name, op))
      },
    )

    it.each(sortsOf(resource).filter((name) => isSeen(resource, name, role)))(
      'sorted by %s',
      async (name) => {
        for (const order of ['asc', 'desc']) {
          await readsByIndex(resource, role, `_sort=${name}&_order=${order}`)
          await readsByIndex(resource, role, `_sort=${name}&_order=${order}&limit=25`)
          const after = await nextPlace(resource, role, `_sort=${name}&_order=${order}&limit=25`)
          if (after)
            await readsByIndex(resource, role, `_sort=${name}&_order=${order}&limit=25&after=${after}`)
        }
      },
    )

    it.runIf(searchedFields(resource).length > 0)('searched', async () => {
      for (const words of ['amber', 'a', '读卡器', 'nothing of the kind'])
        await readsByIndex(resource, role, `q=${encodeURIComponent(words)}`)
    })

    it('one by its id, many by theirs, and the first page', async () => {
      const rows = samples.get(resource) ?? []
      await readsByIndex(
        resource,
        role,
        rows
          .slice(0, 5)
          .map(({ id }) => `id=${id}`)
          .join('&'),
      )
      await readsByIndex(resource, role, '')
      if (resource.trash && mayDelete(resource, role)) await readsByIndex(resource, role, '_trash=true')
    })
  })

  function filterQuery(resource: AnyResource, name: string, op: string): string {
    const held = (samples.get(resource) ?? []).flatMap((row) => row[name] ?? [])
    const [first, second] = [held[0], held[1] ?? held[0]]
    const pair = ['in', 'nin', 'between'].includes(op)
    const value = pair ? [first, second] : op === 'like' ? String(first).slice(0, 3) : first
    return `filter=${encodeURIComponent(JSON.stringify({ field: name, op, value }))}`
  }

  /** The statements of a list, without running what the caller is not to see. */
  async function statementsOf(resource: AnyResource, role: Role, query: string): Promise<Statement[]> {
    const database = recording(world.database)
    const caller = { userId: world.people[role].id, sessionId: null, role, language: 'en' as const }
    const parsed = parseListQuery(resource, role, new URLSearchParams(query))
    await list({ app: world.app, database, caller }, resource, parsed)
    return database.statements
  }

  async function readsByIndex(resource: AnyResource, role: Role, query: string): Promise<void> {
    for (const statement of await statementsOf(resource, role, query)) {
      const where = `${decodeURIComponent(query)}\n${statement.text}\n${JSON.stringify(statement.values)}`
      if (isCount(statement) && !(await isNarrow(resource, role, statement))) continue
      expect(await scannedTables(world.database, statement), where).not.toContain(resource.name)
      if (isCount(statement)) continue
      const generic = await world.database.transaction((tx) => scannedByGenericPlan(tx, statement))
      expect(generic, `for any values: ${where}`).not.toContain(resource.name)
    }
  }

  /** Where many rows count, or are the caller's to read, going through them up to the cap is the shortest way. */
  async function isNarrow(resource: AnyResource, role: Role, statement: Statement): Promise<boolean> {
    const granted = resource.access[role]
    if (typeof granted === 'object' && typeof granted['read'] === 'object') return false
    const [row] = await world.database.query<{ counted: number }>(statement)
    return Number(row?.counted) < many / 20
  }

  async function nextPlace(resource: AnyResource, role: Role, query: string): Promise<string | undefined> {
    const answer = await world.people[role].client.get(`/api/${resource.name}?${query}`)
    return /after=([\w-]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  }
}

const isCount = ({ text }: Statement) => text.includes('"counted"')

const may = (resource: AnyResource, role: Role, verb: string): boolean => {
  const granted = resource.access[role]
  return granted === 'all' || (granted?.[verb] ?? false) !== false
}
const isRead = (resource: AnyResource, role: Role) => may(resource, role, 'read')
const mayDelete = (resource: AnyResource, role: Role) => may(resource, role, 'delete')
const isSeen = (resource: AnyResource, name: string, role: Role): boolean => {
  const field = fieldOf(resource, name)
  return field !== undefined && sees(field, role)
}
