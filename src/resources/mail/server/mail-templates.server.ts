import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import { maxTemplateSize, maxTemplates } from '../mail-limits.wire'
import type { mailTemplates } from '../mail-templates.resource'

/**
 * The number of templates of a user, and their size, are limited.
 * @throws Problem invalid at the field.
 */
async function beforeSave({
  tx,
  values,
  previous,
  caller,
}: SaveContext<typeof mailTemplates>): Promise<void> {
  if (Buffer.byteLength(values.body ?? '') > maxTemplateSize)
    throw invalidField('body', 'templateSize', { limit: maxTemplateSize / 1024 })
  const owner = values.owner ?? previous?.owner ?? caller.userId ?? ''
  if (previous?.owner === owner) return
  await advisoryLock(tx, `mail templates ${owner}`)
  const templates = await tx.query({
    name: 'mail_templates_of',
    text: `select from "mailTemplates" where "owner" = $1 limit ${maxTemplates}`,
    values: [owner],
  })
  if (templates.length >= maxTemplates) throw invalidField('name', 'maxTemplates', { limit: maxTemplates })
}

export const mailTemplatesHooks: ResourceHooks<typeof mailTemplates> = { beforeSave }
