import { report } from '#server/base/report'
import { within } from '#server/db/within'
import { inTransaction, programWriter, type Writing } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import type { Bell } from '../stream/bell'
import { entriesAfter, positionAfter, type Entry } from '../stream/entries'
import { announce } from './announce'
import { enteredRecords } from './entered'
import { isBehind, lockPosition, stopWatching, storePosition } from './position'
import { isAnyWatched, watchedViews, type WatchedView } from './watched'

/** Maximum number of entries per lane in one step. */
const step = 200
/** Delay after a change, in milliseconds: changes of one moment are searched together. */
const soonMs = 500
/** Interval without a bell, in milliseconds: another server may have stopped in between. */
const pollMs = 15_000

/**
 * Notifies the watchers of views of records that enter them, shortly after each change. Any number of servers may do
 * this: one at a time searches. Returns a function that stops this.
 */
export function startWatcher(services: Services, bell: Bell): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  const look = () => {
    timer = undefined
    running ??= searchChanges(services)
      .catch((error: unknown) => report('Watched views could not be searched', error))
      .finally(() => (running = undefined))
  }
  const soon = () => {
    if (!isStopped) timer ??= setTimeout(look, soonMs).unref()
  }
  const silence = bell.subscribe(soon)
  const poll = setInterval(soon, pollMs).unref()
  soon()
  return async () => {
    isStopped = true
    silence()
    clearInterval(poll)
    clearTimeout(timer)
    await running
  }
}

/** Searches the change log up to its end for records that have entered watched views. */
export async function searchChanges(services: Services): Promise<void> {
  // Asked outside of a transaction, as the bell rings after each one.
  while (await isBehind(services.database)) {
    const isDone = await inTransaction(programWriter(services), searchStep)
    if (isDone) return
  }
}

/** One step, in one transaction with its notifications, so that none is lost or sent twice. Returns whether this server is done. */
async function searchStep({ services, tx }: Writing): Promise<boolean> {
  const position = await lockPosition(tx)
  if (!position) return true
  if (!(await isAnyWatched(tx))) {
    await stopWatching(tx)
    return true
  }
  const entries = await entriesAfter(tx, position, step)
  // Notifications are created in this transaction.
  const writer = programWriter({ ...services, database: within(services.database.engine, tx) })
  const lists = [...new Set(entries.map(({ resource }) => resource))]
  for (const view of await watchedViews(tx, lists)) await searchView({ ...writer, tx }, view, entries)
  await storePosition(tx, positionAfter(position, entries))
  return false
}

async function searchView(writing: Writing, view: WatchedView, entries: readonly Entry[]): Promise<void> {
  const { app } = writing.services
  const resource = app[view.list]
  if (!resource) return
  const own = entries.filter((entry) => entry.resource === resource.name && entry.operation !== 'delete')
  const entered = await enteredRecords(app, writing.tx, view, own)
  for (const user of new Set(entered.map((found) => found.user))) {
    const records = entered.flatMap((found) => (found.user === user ? [found.record] : []))
    await announce(writing, resource, view, user, records)
  }
}
