import type { Role } from '#define/access'
import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import { lockRecords, updateRelated, type TransactionContext } from '#server/write/related'

/** The maximum number of views of one list that a user may have. */
const maxViews = 30

interface Placed {
  readonly id: string
  readonly list: string
  readonly owner: string | null
  readonly defaultFor: readonly Role[] | null
}

/**
 * Checks that the owner may have another view of the list. Views of one list are counted one after the other.
 * @throws Problem invalid if there are too many.
 */
export async function checkLimit({ tx }: TransactionContext, { id, list, owner }: Placed): Promise<void> {
  await advisoryLock(tx, `savedViews ${list}`)
  const [found] = await tx.query<{ count: number }>({
    text: `select count(*)::int as "count" from "savedViews" where "list" = $1 and "owner" = $2::uuid and "id" <> $3::uuid`,
    values: [list, owner, id],
  })
  if ((found?.count ?? 0) >= maxViews) throw invalidField('name', 'maxViews', { limit: maxViews })
}

/** Each role has one default of a list: other views of the list stop being the default of these roles. */
export async function releaseRoles(
  context: TransactionContext,
  { id, list, defaultFor }: Placed,
): Promise<void> {
  if (!defaultFor || defaultFor.length === 0) return
  const { tx } = context
  await advisoryLock(tx, `savedViews ${list}`)
  const others = await tx.query<{ id: string }>({
    text: `select "id" from "savedViews" where "list" = $1 and "id" <> $2::uuid and "defaultFor" && $3`,
    values: [list, id, defaultFor],
  })
  const ids = others.map((other) => other.id)
  const locked = await lockRecords(context, 'savedViews', ids)
  for (const record of locked.values()) {
    const kept = (record['defaultFor'] as Role[]).filter((role) => !defaultFor.includes(role))
    await updateRelated(context, 'savedViews', record, { defaultFor: kept })
  }
}
