import { advisoryLock } from '#server/write/advisory-lock'
import { lockRecords, updateRelated } from '#server/write/related'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { sellers } from '../sellers.resource'

export const sellersHooks: ResourceHooks<typeof sellers> = {
  /** One seller is the default: the others stop being it. */
  beforeSave: async (context) => {
    const { tx, values } = context
    if (!values.isDefault) return
    await advisoryLock(tx, 'sellers default')
    const others = await tx.query<{ id: string }>({
      text: `select "id" from "sellers" where "isDefault" and "id" is distinct from $1::uuid`,
      values: [values.id ?? null],
    })
    const ids = others.map(({ id }) => id)
    for (const record of (await lockRecords(context, 'sellers', ids)).values())
      await updateRelated(context, 'sellers', record, { isDefault: false })
  },
}
