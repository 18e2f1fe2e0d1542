import { sql, statement } from '#server/db/statement'
import { invalidField } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import { conditionSql, type Condition } from '#server/read/conditions/condition'
import type { Reader } from '#server/read/list'
import { isId } from '#server/read/query'
import { mailLabels, type MailLabel } from '../../mail-labels.resource'
import { systemLabels, type SystemLabel } from '../../mail.wire'
import { mails } from '../../mails.resource'

const is = (field: string, value: unknown): Condition => ({ field, op: 'eq', values: [value] })
/** Mails in spam and trash have only those labels. */
const stored: Condition = { field: 'folder', op: 'nin', values: ['spam', 'trash'] }

/** The conditions of the system labels. */
const ofSystem: Readonly<Record<SystemLabel, Condition>> = {
  all: stored,
  inbox: is('folder', 'inbox'),
  snoozed: is('folder', 'snoozed'),
  starred: { and: [is('isStarred', true), stored] },
  important: { and: [is('isImportant', true), stored] },
  sent: is('folder', 'sent'),
  scheduled: is('folder', 'scheduled'),
  drafts: is('folder', 'drafts'),
  archive: is('folder', 'archive'),
  spam: is('folder', 'spam'),
  trash: is('folder', 'trash'),
}

const ofOwn = (id: string): Condition => ({ and: [{ field: 'labels', op: 'eq', values: [id] }, stored] })

/**
 * The condition of a label: a system label by name, else the user's own by id.
 * @throws Problem invalid if there is no such label.
 */
export function conditionOfLabel(label: string): Condition {
  if (Object.hasOwn(ofSystem, label)) return ofSystem[label as SystemLabel]
  if (!isId(label)) throw invalidField('label', 'nobody')
  return ofOwn(label)
}

/**
 * All labels of the caller, each with its number of conversations that have unread mails, and their saved searches,
 * which are not counted.
 */
export async function labelsOf(reader: Reader) {
  const all = await ownLabels(reader)
  const own = all.filter(({ query }) => query === null)
  const conditions = [...systemLabels.map((name) => ofSystem[name]), ...own.map(({ id }) => ofOwn(id))]
  const counts = await unreadUnder(reader, conditions)
  const counted = (index: number) => counts[index] ?? 0
  return [
    ...systemLabels.map((name, index) => ({
      id: name,
      type: 'system' as const,
      name,
      color: null,
      unreadCount: counted(index),
    })),
    ...own.map(({ id, name, color, version }, index) => ({
      id,
      type: 'own' as const,
      name,
      color,
      version,
      unreadCount: counted(systemLabels.length + index),
    })),
    ...all.flatMap(({ query, ...label }) =>
      query === null ? [] : [{ ...label, type: 'search' as const, query, unreadCount: 0 }],
    ),
  ]
}

type StoredLabel = Pick<MailLabel, 'id' | 'name' | 'color' | 'version' | 'query'>

const ownLabels = ({ app, database, caller }: Reader): Promise<StoredLabel[]> =>
  database.query<StoredLabel>(
    statement(
      sql`select "id", "name", "color", "version", "query" from "mailLabels" where ${requireAllowed(app, mailLabels, 'read', caller)} order by lower("name") collate "C", "id" limit 200`,
    ),
  )

/** One query counts the unread conversations of all labels. */
async function unreadUnder(
  { app, database, caller }: Reader,
  conditions: readonly Condition[],
): Promise<number[]> {
  const counts = conditions.map(
    (condition) => sql`count(distinct lower("thread")) filter (where ${conditionSql(mails, condition)})`,
  )
  const allowed = requireAllowed(app, mails, 'read', caller)
  const [row] = await database.query<{ counts: number[] }>(
    statement(
      sql`select array[${sql.join(counts, sql`, `)}]::int[] as "counts" from "mails" where ${allowed} and not "isRead"`,
    ),
  )
  return row?.counts ?? []
}
