import type { AnyResource } from '#define/resource'
import type { Problem } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { appOf, type Writer } from '#server/write/context'
import type { DeferredCheck } from '#server/write/deferred'
import { seriesView } from '#server/write/occurrences/series-record'
import type { Touched } from './batch-entries'

/**
 * The records of an undo that are left as they are because one of them failed a check. A series is undone as a whole or
 * not at all: with it, all series, the records that replace their occurrences, and those that the undo has deleted, as
 * the second part of a series may be.
 */
export async function failingTogether<Item extends Touched>(
  inside: Writer,
  failed: ReadonlyMap<DeferredCheck, Problem>,
  items: readonly Item[],
): Promise<ReadonlyMap<Item, Problem>> {
  const refused = new Map<Item, Problem>()
  for (const [check, problem] of failed) {
    const resource = appOf(inside)[check.resource]
    const own = items.filter(({ resource: name }) => name === check.resource)
    const others = resource ? await othersOfSeries(inside, resource, check.record, own) : []
    for (const item of own)
      if (item.record === check.record || others.includes(item)) refused.set(item, problem)
  }
  return refused
}

async function othersOfSeries<Item extends Touched>(
  { database }: Writer,
  resource: AnyResource,
  record: string,
  items: readonly Item[],
): Promise<readonly Item[]> {
  const view = seriesView(resource)
  if (!view) return []
  const [recurrence, master] = [sql.identifier(view.recurrence), sql.identifier(view.master)]
  const rows = await database.query<{ id: string; isPart: boolean }>(
    statement(
      sql`select "id", (${recurrence} is not null or ${master} is not null) as "isPart" from ${sql.identifier(resource.name)} where "id" = any(${sql.param(items.map((item) => item.record))}::uuid[])`,
    ),
  )
  const isPart = new Map(rows.map(({ id, isPart: part }) => [id, part]))
  return isPart.get(record) === true ? items.filter((item) => isPart.get(item.record) ?? true) : []
}
