import type { Queryable } from '#server/base/database'
import { invalidField } from '#server/base/errors/problem'

/**
 * The labels among these that a user has; they are kept from being deleted until the end of the transaction. A saved
 * search is no label.
 */
export async function ownLabelsAmong(
  tx: Queryable,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await tx.query<{ id: string }>({
    text: 'select "id" from "mailLabels" where "id" = any($1::uuid[]) and "owner" = $2 and "query" is null for key share',
    values: [[...new Set(ids)], owner],
  })
  return new Set(found.map(({ id }) => id))
}

/**
 * Labels belong to their owner: another user's label cannot be used.
 * @throws Problem invalid if one of them is not the owner's.
 */
export async function requireOwnLabels(tx: Queryable, owner: string, ids: readonly string[]): Promise<void> {
  const own = await ownLabelsAmong(tx, owner, ids)
  if (ids.some((id) => !own.has(id))) throw invalidField('labels', 'nobody')
}
