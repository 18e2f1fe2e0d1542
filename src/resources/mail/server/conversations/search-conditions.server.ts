import { conditionsOf, termsIn } from '#define/search/search-parts'
import { maxDepth } from '#define/search/tokens'
import { zoneOf, type Zone } from '#server/base/time-zone'
import { invalidField } from '#server/base/errors/problem'
import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import type { Condition } from '#server/read/conditions/condition'
import type { Reader } from '#server/read/list'
import { mailLabels } from '../../mail-labels.resource'
import { mailSearch, namesFolder, type MailPart, type MailTerm } from '../../mail-search.wire'
import { systemLabels } from '../../mail.wire'
import { conditionOfLabel } from './read-labels.server'

/** A parsed search of mails. */
export interface MailSearch {
  readonly conditions: readonly Condition[]
  /** Whether it says in which folder to search, in place of the label of the list. */
  readonly namesFolder: boolean
}

/** What the values of operators depend on. */
export interface SearchContext {
  readonly zone: Zone
  readonly now: Date
  /** The ids of the caller's labels by name. */
  readonly labels: ReadonlyMap<string, string>
}

/**
 * Parses a search of the caller's mails: all conditions must apply.
 * @param timezone the time zone of the days in the search; null for UTC.
 * @throws Problem invalid for an unknown time zone, or for parentheses within too many others.
 */
export async function mailSearchOf(
  reader: Reader,
  given: string,
  timezone: string | null,
): Promise<MailSearch> {
  const zone = zoneOf(timezone ?? 'UTC')
  if (!zone) throw invalidField('timezone', 'format.timeZone')
  const parts = mailSearch.partsOf(given)
  const terms = termsIn(parts)
  if (terms.some(({ isTooDeep }) => isTooDeep)) throw invalidField('q', 'searchDepth', { limit: maxDepth })
  const usesLabels = terms.some(({ operator }) => operator === 'label')
  const labels = usesLabels ? await labelsByName(reader) : new Map<string, string>()
  return {
    conditions: conditionsOfParts(parts, { zone, now: new Date(), labels }),
    namesFolder: namesFolder(parts),
  }
}

/** The conditions of the parts of a search, all of which must apply. */
export const conditionsOfParts = (parts: readonly MailPart[], context: SearchContext): Condition[] =>
  conditionsOf<NonNullable<MailTerm['operator']>, Condition>(parts, {
    text: (search) => ({ search }),
    term: (term) => conditionOf(term, context),
    all: (conditions) => ({ and: conditions }),
    any: (conditions) => ({ or: conditions }),
    not: (condition) => ({ not: condition }),
  })

async function labelsByName({ app, database, caller }: Reader): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; name: string }>(
    statement(
      sql`select "id", "name" from "mailLabels" where ${requireAllowed(app, mailLabels, 'read', caller)} and "query" is null limit 500`,
    ),
  )
  return new Map(rows.map(({ id, name }) => [keyOf(name), id]))
}

/** The name of a label as it is written in a search, where `-` stands for a space. */
const keyOf = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-')

const is = (field: string, value: unknown): Condition => ({ field, op: 'eq', values: [value] })

function conditionOf(term: MailTerm, { zone, now, labels }: SearchContext): Condition {
  const { operator, value, isPhrase } = term
  const like = (field: string): Condition => ({ field, op: 'like', values: [value], isPhrase })
  const sent = (op: 'lt' | 'gte', moment: Date): Condition => ({
    field: 'sentAt',
    op,
    values: [moment.toISOString()],
  })
  switch (operator) {
    case undefined:
      return { search: value, isPhrase }
    case 'from':
      return { search: value, group: 'sender', isPhrase }
    case 'to':
      return { search: value, group: 'recipient', isPhrase }
    case 'cc':
    case 'bcc':
    case 'subject':
      return like(operator)
    case 'filename':
      return like('attachments')
    case 'label': {
      const id = labels.get(keyOf(value))
      return { field: 'labels', op: 'in', values: id === undefined ? [] : [id] }
    }
    case 'has':
      return is('hasAttachments', true)
    case 'is':
      return flagOf(value)
    case 'in':
      return value === 'anywhere' ? { and: [] } : conditionOfLabel(systemLabelOf(value))
    case 'before':
      return sent('lt', new Date(zone.startOf(value)))
    case 'after':
      return sent('gte', new Date(zone.startOf(value)))
    case 'older_than':
      return sent('lt', earlierBy(value, now))
    case 'newer_than':
      return sent('gte', earlierBy(value, now))
  }
}

const systemLabelOf = (value: string) => systemLabels.find((name) => name === value) ?? 'all'

function flagOf(value: string): Condition {
  if (value === 'starred') return is('isStarred', true)
  if (value === 'important') return is('isImportant', true)
  return value === 'muted' ? is('isMuted', true) : is('isRead', value === 'read')
}

/** The moment before `now` by an age: 3d, 2w, 6m or 1y. */
function earlierBy(age: string, now: Date): Date {
  const count = Number.parseInt(age, 10)
  const moment = new Date(now)
  if (age.endsWith('d')) moment.setUTCDate(moment.getUTCDate() - count)
  else if (age.endsWith('w')) moment.setUTCDate(moment.getUTCDate() - 7 * count)
  else if (age.endsWith('m')) moment.setUTCMonth(moment.getUTCMonth() - count)
  else moment.setUTCFullYear(moment.getUTCFullYear() - count)
  // The first years of the calendar are earlier than every mail.
  return moment.getUTCFullYear() < 1 ? new Date(0) : moment
}
