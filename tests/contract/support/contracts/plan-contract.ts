import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Statement } from '#server/base/database'
import { list } from '#server/read/list'
import { searchedTexts } from '#server/read/conditions/comparison'
import { parseListQuery } from '#server/read/query'
import { roles, type Role } from '#define/access'
import type { AnyField } from '#define/kinds'
import { fieldOf, filtersOf, searchedFields, readsAll, sortsOf } from '#define/reading'
import type { AnyResource } from '#define/resource'
import { parseQuestion } from '#server/features/search/question'
import { search } from '#server/features/search/search'
import { crowdedWorld, many, type CrowdedWorld } from '../worlds/crowded-world'
import type { Declared } from '../worlds/declared'
import { operatorsFor } from '../expected/filter-oracle'
import { longStatements } from '../database/long-statements'
import { readBySequence, recording, scannedByGenericPlan, scannedTables } from '../database/plan'
import type { World } from '../worlds/world'

/** No declared filter, sort or search scans a whole table for one page, for any role. */
export function planContract(declared: Declared, requests: readonly Role[] = roles): void {
  let world: World
  let samples: CrowdedWorld['samples']
  /** Statements whose plan was checked: by their text, which decides the generic plan, and with their values. */
  const planned = new Set<string>()
  beforeAll(async () => {
    const crowded = await crowdedWorld(declared)
    world = crowded.world
    samples = crowded.samples
  }, 400_000)
  afterAll(() => world.close())

  const readable = Object.values(declared.app).flatMap((resource) =>
    requests.filter((role) => isRead(resource, role)).map((role) => ({ resource, of: resource.name, role })),
  )
  describe.each(readable)('$of for $role', ({ resource, role }) => {
    it.each(filtersOf(resource).filter((name) => isSeen(resource, name, role)))(
      'uses an index when filtered by %s',
      async (name) => {
        const field = fieldOf(resource, name) as AnyField
        for (const op of operatorsFor(field).filter((item) => !leavesNothing(field, item)))
          await readsByIndex(resource, role, filterQuery(resource, name, op))
        // A text without words is not in the index of words.
        if (field.kind === 'text') await readsByIndex(resource, role, filterBy(name, 'eq', '/'))
      },
    )

    it.each(sortsOf(resource).filter((name) => isSeen(resource, name, role)))(
      'uses an index when sorted by %s',
      async (name) => {
        for (const order of ['asc', 'desc']) {
          await readsByIndex(resource, role, `_sort=${name}&_order=${order}`)
          await readsByIndex(resource, role, `_sort=${name}&_order=${order}&limit=25`)
          const after = await nextCursor(resource, role, `_sort=${name}&_order=${order}&limit=25`)
          if (after)
            for (const page of [`after=${after}`, `before=${after}`, 'before='])
              await readsByIndex(resource, role, `_sort=${name}&_order=${order}&limit=25&${page}`)
        }
      },
    )

    it.runIf(searchedFields(resource).length > 0)('uses an index when searched', async () => {
      for (const texts of ['amber', 'a', '读卡器', 'nothing of the kind'])
        await readsByIndex(resource, role, `q=${encodeURIComponent(texts)}`)
    })

    it.runIf(resource.managedBy !== 'changeLog')('uses an index when sorted and filtered by id', async () => {
      const [middle] = (samples.get(resource) ?? []).slice(-5)
      for (const query of ['_sort=id&_order=asc', '_sort=id&_order=desc', `_sort=id&id_gte=${middle?.id}`])
        await readsByIndex(resource, role, query)
    })

    it.each(searchedTexts(resource).filter((name) => isSeen(resource, name, role)))(
      'uses an index when filtered by the words of %s',
      async (name) => {
        for (const texts of ['amber', '读卡器', 'nothing of the kind'])
          await readsByIndex(resource, role, `${name}_like=${encodeURIComponent(texts)}`)
      },
    )

    it('uses an index for records by their ids, the first page and the trash', async () => {
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

  const first = readable.filter(
    ({ resource }, index) => readable.findIndex((other) => other.resource === resource) === index,
  )
  describe.each(first)('work on many $of', ({ resource, role }) => {
    it('reads no whole table for sums, the plan of a bulk change and an export, unless much of it matches', async () => {
      const named = filtersOf(resource).filter((name) => isSeen(resource, name, role))
      for (const name of named) await worksByIndex(resource, role, filterQuery(resource, name, 'eq'))
    })
  })

  async function worksByIndex(resource: AnyResource, role: Role, query: string): Promise<void> {
    const { count, statements } = await longStatements(world, callerOf(role), resource, query)
    const few = many / 20
    if (count > few) return
    // The planner takes a read rule that depends on the record and the filter for independent of each other.
    const expected = hasRecordRule(resource, role) ? few : Infinity
    for (const statement of statements)
      expect(
        await scannedTables(world.database, statement, expected),
        `${query}\n${statement.text}`,
      ).not.toContain(resource.name)
  }

  it.each(requests)('a search across all resources scans no whole table for %s', async (role) => {
    // One or two letters, which many records match, are found faster by a scan than by any index.
    for (const q of ['amber', 'ambe', '读卡器', 'nothing of the kind', 'zzz']) {
      const statement = await searchStatement(role, q)
      const read = await readBySequence(world.database, statement)
      // A common word is found faster without its index: the scan ends after a few hundred readable records.
      for (const { name } of Object.values(declared.app).filter((item) => searchedFields(item).length > 0))
        expect(read[name] ?? 0, `${q} in ${name}`).toBeLessThan(many * 0.9)
      // A statement without a name is planned for its search terms each time; it has no generic plan.
      expect(statement.name).toBeUndefined()
    }
  })

  async function searchStatement(role: Role, q: string): Promise<Statement> {
    const database = recording(world.database)
    const caller = callerOf(role)
    const question = parseQuestion(world.app, caller, new URLSearchParams({ q }))
    await search({ app: world.app, database, caller }, question)
    const [statement] = database.statements
    if (!statement || database.statements.length > 1) throw new Error('A search is one statement')
    return statement
  }

  const callerOf = (role: Role) => ({
    userId: world.people[role].id,
    sessionId: null,
    role,
    language: 'en' as const,
  })

  function filterQuery(resource: AnyResource, name: string, op: string): string {
    const held = (samples.get(resource) ?? []).flatMap((row) => row[name] ?? [])
    const [first, second = first] = held.length > 0 ? held : standIns(fieldOf(resource, name))
    const pair = ['in', 'nin', 'between'].includes(op)
    const value = pair ? [first, second] : op === 'like' ? String(first).slice(0, 3) : first
    return filterBy(name, op, value)
  }

  /** Possible values of a field that is empty in all samples. */
  function standIns(field: AnyField | undefined): readonly unknown[] {
    const target = field && 'to' in field ? declared.app[field.to] : undefined
    if (target) return (samples.get(target) ?? []).map(({ id }) => id)
    return field && 'min' in field && typeof field.min === 'number' ? [field.min] : ['none']
  }

  /** The statements of a list request. */
  async function statementsOf(resource: AnyResource, role: Role, query: string): Promise<Statement[]> {
    const database = recording(world.database)
    const caller = callerOf(role)
    const parsed = parseListQuery(resource, role, new URLSearchParams(query))
    await list({ app: world.app, database, caller }, resource, parsed)
    return database.statements
  }

  async function readsByIndex(resource: AnyResource, role: Role, query: string): Promise<void> {
    for (const statement of await statementsOf(resource, role, query)) {
      const hasTextPlan = planned.has(statement.text)
      const key = `${statement.text}\n${JSON.stringify(statement.values)}`
      // Another role or another value of the filter has produced the same statement.
      if (planned.has(key)) continue
      planned.add(key).add(statement.text)
      const where = `${decodeURIComponent(query)}\n${key}`
      if (isCount(statement) && !(await isNarrow(resource, role, statement))) continue
      expect(await scannedTables(world.database, statement), where).not.toContain(resource.name)
      if (isCount(statement) || hasTextPlan) continue
      const generic = await world.database.transaction((tx) => scannedByGenericPlan(tx, statement))
      expect(generic, `for any values: ${where}`).not.toContain(resource.name)
    }
  }

  /** Where many rows match, or the read rule depends on the record, a scan up to the cap is the fastest way to count. */
  async function isNarrow(resource: AnyResource, role: Role, statement: Statement): Promise<boolean> {
    if (hasRecordRule(resource, role)) return false
    const [row] = await world.database.query<{ counted: number }>(statement)
    return Number(row?.counted) < many / 20
  }

  async function nextCursor(resource: AnyResource, role: Role, query: string): Promise<string | undefined> {
    const answer = await world.people[role].client.get(`/api/${resource.name}?${query}`)
    return /after=([\w-]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  }
}

const filterBy = (field: string, op: string, value: unknown) =>
  `filter=${encodeURIComponent(JSON.stringify({ field, op, value }))}`

const isCount = ({ text }: Statement) => text.includes('"counted"')

const may = (resource: AnyResource, role: Role, verb: string): boolean => {
  const granted = resource.access[role]
  return granted === 'all' || (granted?.[verb] ?? false) !== false
}
/** Whether what a role may read depends on the record. */
function hasRecordRule(resource: AnyResource, role: Role): boolean {
  const granted = resource.access[role]
  return typeof granted === 'object' && typeof granted['read'] === 'object'
}
const isRead = (resource: AnyResource, role: Role) => may(resource, role, 'read')
const mayDelete = (resource: AnyResource, role: Role) => may(resource, role, 'delete')
const isSeen = (resource: AnyResource, name: string, role: Role): boolean => {
  const field = fieldOf(resource, name)
  return field !== undefined && readsAll(field, role)
}

/**
 * Whether a filter may leave almost no records: both options of two excluded, the one record that all refer to, or
 * the empty value that nearly all have. The planner expects that and need not use an index for the order.
 */
function leavesNothing(field: AnyField, op: string): boolean {
  const isLeftOut = op === 'ne' || op === 'nin'
  if (field.kind === 'choice' && field.options.length < 3) return op === 'nin'
  if (field.kind === 'state' && field.states.length < 3) return op === 'nin'
  return (field.kind === 'ref' || field.optional === true) && isLeftOut
}
