import type { AnyResource } from '#define/resource'
import { notifications } from '#resources/notifications/notifications.resource'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import type { Writing } from '#server/write/context'
import { create } from '#server/write/create'
import { lockRecords, updateRelated } from '#server/write/related'
import type { WatchedView } from './watched'

/** While a notification of a view is unread and younger than this, in hours, further records are added to it. */
const sameHours = 12

/**
 * Notifies a watcher of records that have entered a view: of one record with its title and a link to it, of several
 * with their number and a link to the view.
 */
export async function announce(
  writing: Writing,
  resource: AnyResource,
  view: WatchedView,
  recipient: string,
  records: readonly string[],
): Promise<void> {
  const unread = await unreadOf(writing, view, recipient)
  const count = records.length + (unread?.count ?? 0)
  const [only] = records
  const isOne = count === 1 && only !== undefined
  const content = {
    values: isOne
      ? { view: view.id, title: await titleOf(writing, resource, only) }
      : { view: view.id, count },
    record: isOne ? only : null,
  }
  if (!unread) {
    await create(writing, notifications, {
      ...content,
      recipient,
      kind: 'viewEntered',
      subject: view.name.slice(0, 200),
      resource: resource.name,
    })
    return
  }
  const locked = await lockRecords(writing, 'notifications', [unread.id])
  const record = locked.get(unread.id)
  if (record) await updateRelated(writing, 'notifications', record, content)
}

interface Unread {
  readonly id: string
  readonly count: number
}

/** The notification of the view that the recipient has not read yet, and the number of records that it is about. */
async function unreadOf(
  { tx }: Writing,
  { id }: WatchedView,
  recipient: string,
): Promise<Unread | undefined> {
  const [row] = await tx.query<Unread>({
    name: 'watch_unread',
    text: `select "id", coalesce(("values"->>'count')::int, 1) as "count" from "notifications"
      where "recipient" = $1 and "status" = 'unread' and "kind" = 'viewEntered' and "values"->>'view' = $2
      and "createdAt" > now() - make_interval(hours => $3) order by "createdAt" desc limit 1`,
    values: [recipient, id, sameHours],
  })
  return row
}

async function titleOf({ tx }: Writing, resource: AnyResource, id: string): Promise<string | null> {
  const [row] = await tx.query<{ title: string | null }>(
    statement(
      sql`select ${sql.raw(quoted(resource.title))}::text as "title" from ${sql.identifier(resource.name)} where "id" = ${id}`,
    ),
  )
  return row?.title ?? null
}
