import { invalidField } from '#server/base/errors/problem'
import type { SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { categories } from '../categories.resource'

/** A category cannot be inside itself, at any depth. */
async function requireTree({ tx, values }: SaveContext<typeof categories>): Promise<void> {
  const inside = await tx.query({
    text: `with recursive "up" as (
        select "id", "parent" from "categories" where "id" = $1
        union select "categories"."id", "categories"."parent" from "categories" join "up" on "categories"."id" = "up"."parent"
      ) select 1 from "up" where "id" = $2`,
    values: [values.parent, values.id],
  })
  if (inside.length > 0) throw invalidField('parent', 'insideItself')
}

export const categoriesHooks: ResourceHooks<typeof categories> = {
  beforeSave: async (context) => {
    const { values, previous } = context
    if (previous && values.parent && values.parent !== previous.parent) await requireTree(context)
  },
}
