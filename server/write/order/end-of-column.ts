import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import type { Stored, Writing } from '../context'
import { lastRank } from './last-rank'

/** A record that is moved to another column of its board goes to the end of it, unless the input sets its rank. */
export async function endOfColumn(
  { tx }: Writing,
  resource: AnyResource,
  record: Stored,
  values: Values,
): Promise<Values> {
  const { by, rank } = resource.views?.board ?? {}
  if (by === undefined || rank === undefined || values[by] === undefined) return {}
  return values[by] === record[by] ? {} : { [rank]: await lastRank(tx, resource, rank) }
}
