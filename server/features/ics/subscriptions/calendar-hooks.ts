import type { AnyResource } from '#define/resource'
import type { Values } from '#define/parsing/parse'
import { invalidField } from '#server/base/errors/problem'
import { isProgram, type Transaction } from '#server/base/caller'
import { checkedUrl, GuardedFetchError } from '#server/base/security/guarded-fetch'
import { quoted } from '#server/db/tables/columns'
import { sql, statement } from '#server/db/statement'
import type { Stored } from '#server/write/context'
import { asSystem, type TransactionContext } from '#server/write/related'
import { removeLocked } from '#server/write/update'
import { deleteFeed } from '../feeds/feed-store'
import { calendarsOf } from '../import/calendar-of-import'
import { calendarOf } from '../values-of-event'
import { deleteSubscription, storeSubscription } from './subscription-store'

/** The most calendars of a user that are read from elsewhere. */
const maxSubscriptions = 20

const column = ({ name }: AnyResource, field: string) => sql.raw(`${quoted(name)}.${quoted(field)}`)
const recordsOf = ({ services }: TransactionContext, name: string): AnyResource => {
  const resource = services.app[name]
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/**
 * Before a calendar is saved: an address must be one that may be requested; a calendar with own records cannot be
 * subscribed. Returns the address as it is requested.
 * @param records the resource of the records in the calendar
 * @throws Problem invalid
 */
export async function checkSource(
  context: TransactionContext,
  records: string,
  {
    values,
    previous,
    owner,
  }: { readonly values: Values; readonly previous: Values | undefined; readonly owner: string },
): Promise<Values> {
  const resource = recordsOf(context, records)
  const { source = '' } = calendarOf(resource)
  const given = values[source]
  if (typeof given !== 'string' || given === previous?.[source]) return {}
  const address = requestedAddress(given)
  try {
    checkedUrl(address, context.services.calendarSources)
  } catch (error) {
    const isPrivate = error instanceof GuardedFetchError && error.failure === 'private'
    throw invalidField(source, isPrivate ? 'icsAddressPrivate' : 'icsAddress')
  }
  if (!previous?.[source]) await requireEmpty(context, resource, { source, previous, owner })
  return { [source]: address }
}

/** Calendars are linked as `webcal:`, which means https. */
const requestedAddress = (address: string): string => address.trim().replace(/^webcals?:/i, 'https:')

async function requireEmpty(
  { tx, services }: TransactionContext,
  resource: AnyResource,
  { source, previous, owner }: { source: string; previous: Values | undefined; owner: string },
): Promise<void> {
  const { calendar = '' } = calendarOf(resource)
  if (previous) {
    const [used] = await tx.query(
      statement(
        sql`select "id" from ${sql.identifier(resource.name)} where ${column(resource, calendar)} = ${String(previous.id)} limit 1`,
      ),
    )
    if (used) throw invalidField(source, 'icsHasEvents')
  }
  const calendars = calendarsOf(services.app, resource)
  const [counted] = await tx.query<{ count: number }>({
    name: 'subscriptions_of_user',
    text: 'select count(*)::int as "count" from "calendar_subscriptions" where "userId" = $1',
    values: [owner],
  })
  if (calendars && (counted?.count ?? 0) >= maxSubscriptions)
    throw invalidField(source, 'icsMaxSubscriptions', { limit: maxSubscriptions })
}

/** After a calendar was saved: what is read from its address is read anew, or no longer. */
export async function syncSubscription(
  context: TransactionContext,
  records: string,
  {
    record,
    previous,
    owner,
  }: { readonly record: Values; readonly previous: Values | undefined; readonly owner: string },
): Promise<void> {
  const { source = '' } = calendarOf(recordsOf(context, records))
  const address = record[source] ?? null
  if (previous && address === (previous[source] ?? null)) return
  const calendar = String(record.id)
  if (typeof address === 'string')
    await storeSubscription(context.tx, { calendar, resource: records, userId: owner, address })
  else if (previous) await deleteSubscription(context.tx, calendar)
}

/** Before a deleted calendar is restored: it is read from its address again. */
export async function resumeExchange(
  context: TransactionContext,
  records: string,
  { record, owner }: { readonly record: Values; readonly owner: string },
): Promise<void> {
  const { source = '' } = calendarOf(recordsOf(context, records))
  const address = record[source]
  if (typeof address !== 'string') return
  const subscription = { calendar: String(record.id), resource: records, userId: owner, address }
  await storeSubscription(context.tx, subscription)
}

/** Before a calendar is deleted: its address for others ends, and what was read from elsewhere is deleted with it. */
export async function endExchange(
  context: TransactionContext,
  records: string,
  record: Values,
): Promise<void> {
  const resource = recordsOf(context, records)
  const { source = '', calendar = '' } = calendarOf(resource)
  const id = String(record.id)
  await deleteFeed(context.tx, id)
  if (!record[source]) return
  await deleteSubscription(context.tx, id)
  const writing = { ...asSystem(context), tx: context.tx }
  for (;;) {
    // A series is deleted with the records that replace its occurrences.
    const [found] = await context.tx.query<Stored>(
      statement(
        sql`select * from ${sql.identifier(resource.name)} where ${column(resource, calendar)} = ${id} limit 1 for update`,
      ),
    )
    if (!found) return
    const { search: _search, ...stored } = found
    await removeLocked(writing, resource, stored as Stored)
  }
}

/**
 * Refuses a change of a record in a calendar that is read from elsewhere, unless the system makes it.
 * @throws Problem invalid
 */
export async function requireOwnCalendar(
  { tx, caller, services }: Transaction & Pick<TransactionContext, 'services'>,
  records: string,
  ...versions: readonly (Values | undefined)[]
): Promise<void> {
  if (isProgram(caller) || caller.acting) return
  const resource = services.app[records]
  const calendars = resource && calendarsOf(services.app, resource)
  if (!resource || !calendars) return
  const { calendar = '', source = '' } = calendarOf(resource)
  const ids = versions.flatMap((version) =>
    typeof version?.[calendar] === 'string' ? version[calendar] : [],
  )
  if (ids.length === 0) return
  const [found] = await tx.query(
    statement(
      sql`select "id" from ${sql.identifier(calendars.name)} where "id" = any(${sql.param(ids)}::uuid[]) and ${column(calendars, source)} is not null limit 1`,
    ),
  )
  if (found) throw invalidField(calendar, 'icsSubscribed')
}
