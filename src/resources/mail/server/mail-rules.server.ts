import { termsIn } from '#define/search/search-parts'
import { maxDepth } from '#define/search/tokens'
import { invalidField } from '#server/base/errors/problem'
import { advisoryLock } from '#server/write/advisory-lock'
import type { Stored, Writer, Writing } from '#server/write/context'
import { remove } from '#server/write/update'
import type { ResourceHooks, SaveContext } from '#server/write/services/resource-hooks'
import { mailRules, type MailRule } from '../mail-rules.resource'
import { mailSearch, operatorsOfRules } from '../mail-search.wire'
import { maxRules } from '../mail-limits.wire'
import { save } from './mail-writing.server'

/**
 * A rule matches by what a mail contains, and does something.
 * @throws Problem invalid at the field.
 */
async function beforeSave({ tx, values, previous, caller }: SaveContext<typeof mailRules>): Promise<void> {
  const owner = values.owner ?? caller.userId ?? ''
  checkQuery(values.query ?? '')
  if (!doesSomething(values)) throw invalidField('folder', 'ruleAction')
  if (previous) return
  await advisoryLock(tx, `mail rules ${owner}`)
  const rules = await tx.query({
    name: 'mail_rules_of',
    text: `select from "mailRules" where "owner" = $1 limit ${maxRules}`,
    values: [owner],
  })
  if (rules.length >= maxRules) throw invalidField('query', 'maxRules', { limit: maxRules })
}

/**
 * A rule can only search for what a mail has when it arrives.
 * @throws Problem invalid at `query`.
 */
export function checkQuery(query: string): void {
  const terms = termsIn(mailSearch.partsOf(query))
  if (terms.length === 0) throw invalidField('query', 'required')
  const unusable = terms.find(({ operator }) => operator && !operatorsOfRules.includes(operator))
  if (unusable?.operator) throw invalidField('query', 'ruleOperator', { operator: `${unusable.operator}:` })
  if (terms.some(({ isTooDeep }) => isTooDeep))
    throw invalidField('query', 'searchDepth', { limit: maxDepth })
  const misused = terms.find((term) => term.misused)?.misused
  if (misused) throw invalidField('query', 'ruleValue', { operator: `${misused}:` })
}

const doesSomething = ({ folder, labels, isRead, isStarred, isImportant }: Partial<MailRule>): boolean =>
  Boolean(folder) ||
  (labels?.length ?? 0) > 0 ||
  isRead === true ||
  isStarred === true ||
  isImportant === true

/** Removes a label from the rules of the caller; a rule that then does nothing is deleted. */
export async function removeFromRules(writer: Writer, writing: Writing, label: string): Promise<void> {
  const rules = await writing.tx.query<Stored & MailRule>({
    text: 'select * from "mailRules" where "owner" = $1 and "labels" @> array[$2]::uuid[] order by "id" for update',
    values: [writing.caller.userId, label],
  })
  for (const rule of rules) {
    const labels = rule.labels.filter((id) => id !== label)
    if (doesSomething({ ...rule, labels })) await save(writing, mailRules, rule, { labels })
    else await remove(writer, mailRules, rule.id)
  }
}

export const mailRulesHooks: ResourceHooks<typeof mailRules> = { beforeSave }
