import { sql, statement, type SQL } from '#server/db/statement'
import { utc } from '#server/base/time-zone'
import { conditionSql } from '#server/read/conditions/condition'
import type { Writing } from '#server/write/context'
import type { MailRule } from '../mail-rules.resource'
import { mailSearch } from '../mail-search.wire'
import { maxRules } from '../mail-limits.wire'
import { mails, type OwnMail } from '../mails.resource'
import { ownLabelsAmong } from './own-labels.server'
import { conditionsOfParts, type SearchContext } from './conversations/search-conditions.server'

type Rule = Pick<MailRule, 'query' | 'folder' | 'labels' | 'isRead' | 'isStarred' | 'isImportant'>

/** What rules set on a mail. */
export type RuledValues = Partial<Pick<OwnMail, 'folder' | 'labels' | 'isRead' | 'isStarred' | 'isImportant'>>

/** Where several rules move a mail, the last one of these folders is chosen. */
const byStrength = ['archive', 'spam', 'trash'] as const

/** The condition of a rule over the table of mails: both for mails that arrive and for those that have arrived. */
export function ruleCondition(query: string): SQL {
  // Rules have no operators for labels, days or ages.
  const context: SearchContext = { zone: utc, now: new Date(), labels: new Map() }
  return conditionSql(mails, { and: conditionsOfParts(mailSearch.partsOf(query), context) })
}

/**
 * What the rules of a mailbox set on a mail that has just been stored: the actions of all rules that match.
 * @param id the id of the mail.
 */
export async function valuesByRules({ tx }: Writing, owner: string, id: string): Promise<RuledValues> {
  const rules = await tx.query<Rule>({
    name: 'mail_rules',
    text: `select "query", "folder", "labels", "isRead", "isStarred", "isImportant" from "mailRules"
      where "owner" = $1 and "isActive" order by "createdAt", "id" limit ${maxRules}`,
    values: [owner],
  })
  if (rules.length === 0) return {}
  const conditions = rules.map(({ query }) => ruleCondition(query))
  const [found] = await tx.query<{ matches: (boolean | null)[] }>(
    statement(
      sql`select array[${sql.join(conditions, sql`, `)}] as "matches" from "mails" where "id" = ${id}`,
    ),
  )
  const matching = rules.filter((_, index) => found?.matches[index] === true)
  const labels = await ownLabelsAmong(
    tx,
    owner,
    matching.flatMap((rule) => rule.labels),
  )
  return together(matching, [...labels])
}

function together(rules: readonly Rule[], labels: string[]): RuledValues {
  const folder = byStrength.findLast((name) => rules.some((rule) => rule.folder === name))
  const any = (mark: 'isRead' | 'isStarred' | 'isImportant') =>
    rules.some((rule) => rule[mark]) ? { [mark]: true } : {}
  return {
    ...(folder && { folder }),
    ...(labels.length > 0 && { labels }),
    ...any('isRead'),
    ...any('isStarred'),
    ...any('isImportant'),
  }
}
