import type { Queryable } from '#server/base/database'

/** Some entries of a batch: those with an id above `from`, up to `to`. */
export interface Slice {
  readonly from: number
  readonly to: number
}

/** Number of entries that one statement reads: an import may have made a million. */
const entriesAtOnce = 50_000

/** The entries of a batch in slices, the newest first, each of which one statement can read in short time. */
export async function* slicesOf(database: Queryable, batch: string): AsyncGenerator<Slice> {
  for (let to = Number.MAX_SAFE_INTEGER; to > 0;) {
    const [next] = await database.query<{ id: number }>({
      name: 'undo_slice',
      text: `select "id" from "changes" where "batch" = $1 and "id" <= $2 order by "id" desc
        offset ${entriesAtOnce} limit 1`,
      values: [batch, to],
    })
    const from = next?.id ?? 0
    yield { from, to }
    to = from
  }
}
