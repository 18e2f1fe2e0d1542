import type { World } from '../worlds/world'

/** One change entry. */
export interface Entry {
  readonly id: number
  readonly operation: string
  readonly userId: string | null
  readonly resource: string
  readonly record: string
  readonly version: number
  readonly at: string
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
  readonly batch: string
}

/** All change entries of a record, the oldest first. */
export const changesOf = (world: World, record: string): Promise<Entry[]> =>
  world.database.query<Entry>({
    text: 'select * from "changes" where "record" = $1 order by "version", "id"',
    values: [record],
  })
