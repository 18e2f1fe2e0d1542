import type { Services } from '#server/write/services/services'
import { endOfChangeLog, entriesAfter, positionAfter } from './entries'
import type { Feed } from './feed'
import { filterByAccess } from './filter-by-access'
import { covers } from './position'
import { sendChanges, sendReset, type StreamReader } from './reader'

/** A reader that has missed more entries of a lane than this gets a reset. */
const maxMissed = 500

/** Sends a reader the entries of the change log after their position. */
async function catchUp({ app, database }: Services, reader: StreamReader): Promise<void> {
  const entries = await entriesAfter(database, reader.position, maxMissed)
  if (entries.length >= maxMissed) return sendReset(reader, await endOfChangeLog(database))
  const readable = await filterByAccess(app, database, reader.role, [reader.userId], entries)
  sendChanges(
    reader,
    [...readable.all, ...readable.of(reader.userId)],
    positionAfter(reader.position, entries),
  )
}

const isReady = ({ isClosed, slowSince }: StreamReader) => !isClosed && slowSince === undefined

/**
 * Brings a reader up to the position of the feed, which sends later changes; stops if the reader is slow or
 * disconnects.
 */
export async function bringUp(services: Services, feed: Feed, reader: StreamReader): Promise<void> {
  await feed.start()
  while (isReady(reader) && !covers(reader.position, feed.position())) await catchUp(services, reader)
  if (isReady(reader)) reader.isLagging = false
}
