import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import { lockRecords, updateRelated } from '#server/write/related'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { Seller, sellers } from '../sellers.resource'

/** @throws Problem invalid at a stage that another one has too. */
function checkStages(stages: Seller['reminderStages']): void {
  for (const [index, { days }] of stages.entries())
    if (stages.findIndex((other) => other.days === days) < index)
      throw invalidField(`reminderStages.${index}.days`, 'twice')
}

export const sellersHooks: ResourceHooks<typeof sellers> = {
  /** One seller is the default: the others stop being it. Stages are stored in the order of their days. */
  beforeSave: async (context) => {
    const { tx, values } = context
    const stages = values.reminderStages ?? []
    checkStages(stages)
    const sorted = { reminderStages: stages.toSorted((stage, other) => stage.days - other.days) }
    if (!values.isDefault) return sorted
    await advisoryLock(tx, 'sellers default')
    const others = await tx.query<{ id: string }>({
      text: `select "id" from "sellers" where "isDefault" and "id" is distinct from $1::uuid`,
      values: [values.id ?? null],
    })
    const ids = others.map(({ id }) => id)
    for (const record of (await lockRecords(context, 'sellers', ids)).values())
      await updateRelated(context, 'sellers', record, { isDefault: false })
    return sorted
  },
}
