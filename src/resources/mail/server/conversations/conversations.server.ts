import { sql, statement } from '#server/db/statement'
import { requireAllowed } from '#server/read/access/access-sql'
import { list, type Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { mails, type OwnMail } from '../../mails.resource'
import { listOfMails, maxThread, summaryOf, type MailQuery } from './mail-reading.server'

/** What a line of a list shows of each mail of its conversation. */
type Member = Pick<
  OwnMail,
  'fromName' | 'fromAddress' | 'folder' | 'isRead' | 'isStarred' | 'isImportant' | 'isMuted' | 'labels'
> & { readonly thread: string; readonly hasAttachments: boolean }

/** Of how many people a line names the first one and the last ones. */
const maxPeople = 6

/**
 * The caller's conversations with a mail that matches a query, the one with the latest such mail first; `next` is the
 * cursor of the next page.
 * @throws Problem invalid for an unknown label or an invalid cursor.
 */
export async function conversationsOf(reader: Reader, query: MailQuery) {
  const listed = await listOfMails(reader, query, 100)
  const { rows, next } = await list(reader, mails, { ...listed, distinctOn: 'thread' })
  const members = await membersOf(reader, rows)
  const conversations = rows.map((mail) => {
    const all = members.get(mail.thread.toLowerCase()) ?? []
    return { mail: summaryOf(mail), ...summed(all.filter((member) => belongs(mail.folder, member.folder))) }
  })
  return { conversations, ...(next !== undefined && { next }) }
}

/** Whether a mail is part of a conversation whose latest mail is in a folder. */
const belongs = (latest: OwnMail['folder'], folder: OwnMail['folder']): boolean =>
  folder === latest || (!isAside(latest) && !isAside(folder))
const isAside = (folder: OwnMail['folder']) => folder === 'spam' || folder === 'trash'

/** The latest mails of some threads, by thread in lower case, oldest first. */
async function membersOf(
  { app, database, caller }: Reader,
  rows: readonly Row<typeof mails>[],
): Promise<Map<string, Member[]>> {
  if (rows.length === 0) return new Map()
  const threads = rows.map(({ thread }) => thread.toLowerCase())
  const found = await database.query<Member>(
    statement(
      sql`select "_member".*, "_thread"."thread" from unnest(${sql.param(threads)}::text[]) as "_thread" ("thread")
        cross join lateral (select "fromName", "fromAddress", "folder", "isRead", "isStarred", "isImportant", "isMuted", "labels",
            "hasAttachments", "sentAt", "id" from "mails"
          where lower("thread") collate "C" = "_thread"."thread" collate "C" and ${requireAllowed(app, mails, 'read', caller)}
          order by "sentAt" desc, "id" desc limit ${sql.raw(String(maxThread))}) as "_member"
        order by "sentAt", "id"`,
    ),
  )
  const members = new Map<string, Member[]>()
  for (const member of found) {
    const known = members.get(member.thread)
    if (known) known.push(member)
    else members.set(member.thread, [member])
  }
  return members
}

/** What the mails of a conversation have together. */
function summed(members: readonly Member[]) {
  const drafts = members.filter(({ folder }) => folder === 'drafts')
  return {
    count: members.length - drafts.length,
    unreadCount: members.filter(({ isRead }) => !isRead).length,
    draftCount: drafts.length,
    people: peopleOf(members.filter(({ folder }) => folder !== 'drafts')),
    isStarred: members.some(({ isStarred }) => isStarred),
    isImportant: members.some(({ isImportant }) => isImportant),
    isMuted: members.some(({ isMuted }) => isMuted),
    hasAttachments: members.some(({ hasAttachments }) => hasAttachments),
    labels: [...new Set(members.flatMap(({ labels }) => labels))],
  }
}

/** The authors without duplicates, in the order of their first mails; of many the first one and the last ones. */
function peopleOf(members: readonly Member[]) {
  const people = new Map<string, { name: string | null; address: string; isUnread: boolean }>()
  for (const { fromName, fromAddress, isRead } of members) {
    const known = people.get(fromAddress)
    people.set(fromAddress, {
      name: known?.name ?? fromName,
      address: fromAddress,
      isUnread: !isRead || known?.isUnread === true,
    })
  }
  const all = [...people.values()]
  return all.length <= maxPeople ? all : [...all.slice(0, 1), ...all.slice(1 - maxPeople)]
}
