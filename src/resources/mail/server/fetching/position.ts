import type { MailAccount } from '../../mail-accounts.resource'

/** How far the messages of a folder are fetched. */
export interface Position {
  /** The numbers are valid as long as the server says this. */
  readonly uidValidity: string | null
  /** The last message that was fetched or passed over. */
  readonly lastUid: number
  /** Of messages up to this number only those since a time are fetched. */
  readonly existingUid: number
  readonly since: string | null
  /** Whether those up to it are stored without rules and notifications. */
  readonly isQuiet: boolean
}

interface Folder {
  readonly uidValidity: string
  readonly uidNext: number
}

const day = 86_400_000
const daysOfMonth = 30

const daysBefore = (at: number, days: number): string => new Date(at - days * day).toISOString()

/** Where fetching begins. */
export function firstPosition(
  existing: MailAccount['existing'],
  { uidValidity, uidNext }: Folder,
  now: number,
): Position {
  const existingUid = uidNext - 1
  return {
    uidValidity,
    lastUid: existing === 'none' ? existingUid : 0,
    existingUid,
    since: existing === 'all' ? null : daysBefore(now, existing === 'month' ? daysOfMonth : 0),
    isQuiet: true,
  }
}

/**
 * Where it goes on after the server has numbered all messages anew. What is here already is recognized by its id; older
 * messages than those of the two days before the last run are not read again.
 */
export function renumberedPosition(
  before: Position & { readonly fetchedAt: string | null },
  { uidValidity, uidNext }: Folder,
): Position {
  const isComplete = before.lastUid >= before.existingUid
  const recent = isComplete && before.fetchedAt !== null
  return {
    uidValidity,
    lastUid: 0,
    existingUid: uidNext - 1,
    since: recent ? daysBefore(Date.parse(before.fetchedAt), 2) : before.since,
    // What arrived since then is new.
    isQuiet: !recent,
  }
}
