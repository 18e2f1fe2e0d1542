import type { App } from '#define/app'
import { isFinal, seriesOf } from '#define/reading'
import type { Queryable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { slicesOf, type Slice } from './slices'

/**
 * Rejects undoing a batch that contains something final: a move declared as final, or the assignment of a number of a
 * series. The rest of the batch followed from it, so nothing is undone.
 * @throws Problem `final`.
 */
export async function requireNotFinal(database: Queryable, app: App, batch: string): Promise<void> {
  for await (const slice of slicesOf(database, batch)) {
    const done = await database.query<{ resource: string; operation: string }>({
      name: 'undo_operations',
      text: `select distinct "resource", "operation" from "changes"
        where "batch" = $1 and "id" > $2 and "id" <= $3`,
      values: [batch, slice.from, slice.to],
    })
    for (const { resource: name, operation } of done) {
      const resource = app[name]
      if (resource && isFinal(resource, operation)) throw new Problem({ kind: 'final' })
    }
    for (const name of new Set(done.map(({ resource }) => resource)))
      if (await gaveNumbers(database, app, { batch, slice, name })) throw new Problem({ kind: 'final' })
  }
}

interface Numbered {
  readonly batch: string
  readonly slice: Slice
  readonly name: string
}

/** Whether a batch assigned a number of a series to a record of a resource. */
async function gaveNumbers(
  database: Queryable,
  app: App,
  { batch, slice, name }: Numbered,
): Promise<boolean> {
  const resource = app[name]
  const series = resource && seriesOf(resource)
  if (!series) return false
  const found = await database.query({
    name: 'undo_numbered',
    text: `select 1 from "changes" where "batch" = $1 and "id" > $2 and "id" <= $3 and "resource" = $4
      and "after"->>$5 is not null and "before"->>$5 is null limit 1`,
    values: [batch, slice.from, slice.to, name, series.name],
  })
  return found.length > 0
}
