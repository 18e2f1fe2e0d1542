import { dependsOn } from '#server/read/totals/depends-on'
import { endOfChangeLog } from '#server/features/stream/entries'
import { covers, readPosition, writePosition, type Position } from '#server/features/stream/position'
import type { DavCalendar } from './calendars/calendars'
import type { DavContext } from './dav-context'
import { DavError } from './dav-error'
import { davCondition } from './dav-response'

const prefix = 'urn:x-calendar-sync:'

/**
 * The state of a calendar: the end of the change log, and the role in which it is read, as another role may read other
 * events.
 */
export async function syncToken({ reader }: DavContext): Promise<string> {
  return `${prefix}${reader.caller.role}:${writePosition(await endOfChangeLog(reader.database))}`
}

export const invalidToken = (): DavError => new DavError(403, davCondition('valid-sync-token'))

/**
 * The position in the change log that a token stands for.
 * @throws DavError 403 for a token that is not valid, or not any more
 */
export async function positionOf({ reader }: DavContext, token: string): Promise<Position> {
  const start = `${prefix}${reader.caller.role}:`
  const position = token.startsWith(start) ? readPosition(token.slice(start.length)) : undefined
  // A position after the end is that of another database.
  if (!position || !covers(await endOfChangeLog(reader.database), position)) throw invalidToken()
  return position
}

/** The other resources that decide which events a user may read. */
export const otherDependencies = ({ reader }: DavContext, { resource }: DavCalendar): string[] =>
  dependsOn(reader, resource, {
    where: [],
    trash: false,
    tabs: false,
    sorts: [],
    page: { kind: 'keyset', limit: 1 },
  }).filter((name) => name !== resource.name)
