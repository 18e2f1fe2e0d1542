import { randomUUID } from 'node:crypto'
import type { AnyResource } from '#define/resource'
import { sumsOf } from '#define/lists/sums'
import type { Caller } from '#server/base/caller'
import type { Statement } from '#server/base/database'
import { pagesOf } from '#server/features/export/sheet-of'
import { maxRecords } from '#server/features/bulk/plan'
import { dropItems, storeMatching } from '#server/features/work/items'
import { countOf } from '#server/read/totals/count-of'
import { list } from '#server/read/list'
import { whereSql } from '#server/read/conditions/list-conditions'
import { parseListQuery } from '#server/read/query'
import { sumsIn } from '#server/read/totals/sums'
import { recording } from './plan'
import type { World } from '../worlds/world'

/** What work on everything that a list query finds reads: its number, and the statements of each kind of work. */
export interface LongStatements {
  readonly count: number
  readonly statements: readonly Statement[]
}

/** The statements of the sums, the plan of a bulk change and the export of what a list query finds. */
export async function longStatements(
  { app, database }: World,
  caller: Caller,
  resource: AnyResource,
  query: string,
): Promise<LongStatements> {
  const recorded = recording(database)
  const reader = { app, database: recorded, caller }
  const parsed = parseListQuery(resource, caller.role, new URLSearchParams(query))
  const count = await countOf(reader, resource, parsed)
  const fields = sumsOf(resource, caller.role)
  if (fields.length > 0) await sumsIn(reader, resource, { list: parsed, fields, isEverything: false })
  if (!resource.managedBy) {
    const job = randomUUID()
    const where = whereSql(reader, resource, parsed)
    await storeMatching(recorded, job, { resource: resource.name, where, max: maxRecords + 1 })
    await dropItems(database, job, count)
  }
  // The first page, and one behind it.
  const { value } = await pagesOf(reader, resource, parsed).next()
  if (value?.next)
    await list(reader, resource, { ...parsed, page: { kind: 'keyset', limit: 1000, after: value.next } })
  return { count, statements: recorded.statements }
}
