import { parseArrangedTiles } from '#define/overview/arrangement'
import { isProgram } from '#server/base/caller'
import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import { lockRecords, updateRelated, type TransactionContext } from '#server/write/related'
import type { ActionContext, ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import type { Arrangement, arrangements } from '../arrangements.resource'

type Arrangements = typeof arrangements
type Saved = Pick<Arrangement, 'id' | 'page' | 'shared'> & { readonly owner: string | null }

/**
 * A user has at most one arrangement of a dashboard, and one is shared: the others stop being shared.
 * @throws Problem invalid if the owner has another one.
 */
async function checkOthers(context: TransactionContext, saved: Saved, isCounted: boolean): Promise<void> {
  const { tx } = context
  await advisoryLock(tx, `arrangements ${saved.page}`)
  const others = await tx.query<{ id: string; owner: string; shared: boolean }>({
    text: `select "id", "owner", "shared" from "arrangements" where "page" = $1 and "id" <> $2::uuid and ("owner" = $3::uuid or "shared")`,
    values: [saved.page, saved.id, saved.owner],
  })
  if (isCounted && others.some(({ owner }) => owner === saved.owner)) throw invalidField('page', 'arranged')
  if (!saved.shared) return
  const shared = others.filter((other) => other.shared).map(({ id }) => id)
  for (const record of (await lockRecords(context, 'arrangements', shared)).values())
    await updateRelated(context, 'arrangements', record, { shared: false })
}

async function beforeSave(context: SaveContext<Arrangements>): Promise<Partial<Arrangement>> {
  const { values, caller, previous } = context
  const tiles = parseArrangedTiles(values.tiles)
  if (!tiles) throw invalidField('tiles', 'tiles')
  const saved: Saved = {
    id: values.id ?? '',
    page: values.page ?? 'app',
    owner: values.owner ?? caller.userId,
    shared: values.shared ?? false,
  }
  const isMoved = !previous || previous.page !== saved.page || previous.owner !== saved.owner
  await checkOthers(context, saved, isMoved && !isProgram(caller))
  return { tiles: [...tiles] }
}

const beforeRestore = (context: ActionContext<Arrangements>): Promise<void> =>
  checkOthers(context, context.record, true)

export const arrangementsHooks: ResourceHooks<Arrangements> = { beforeSave, beforeRestore }
