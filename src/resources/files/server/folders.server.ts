import { invalidField } from '#server/base/errors/problem'
import type { SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { folders } from '../folders.resource'

/** A folder inside itself, even some levels down, could not be reached any more. */
async function requireNoCircle({ tx, values, previous }: SaveContext<typeof folders>): Promise<void> {
  if (!previous || !values.parent || values.parent === previous.parent) return
  const [circle] = await tx.query({
    text: `with recursive "above" as (
        select "id", "parent" from "folders" where "id" = $1
        union select f."id", f."parent" from "folders" f join "above" a on f."id" = a."parent")
      select "id" from "above" where "id" = $2`,
    values: [values.parent, previous.id],
  })
  if (circle) throw invalidField('parent', 'circle')
}

export const foldersHooks: ResourceHooks<typeof folders> = {
  isIndependent: true,
  beforeSave: async (context) => {
    await requireNoCircle(context)
    return context.values.owner ? {} : { owner: context.caller.userId }
  },
}
