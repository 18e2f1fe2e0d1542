import { readSession, whenSessionEnds } from '#base/session/session'

/** A record that the user has opened, with the title shown then. */
export interface RecentRecord {
  readonly path: string
  readonly title: string
  readonly resource: string
}

const max = 8
const keyOf = (userId: string): string => `recent:${userId}`

/** The records that the signed-in user has opened in this browser, latest first. */
export function recentRecords(): RecentRecord[] {
  const { user } = readSession()
  if (!user) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user.id)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, max) : []
  } catch {
    return []
  }
}

const isRecent = (value: unknown): value is RecentRecord =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title', 'resource'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** Stores an opened record until the session ends. */
export function rememberRecord(record: RecentRecord): void {
  const { user } = readSession()
  if (!user) return
  keep(user.id, [record, ...recentRecords().filter(({ path }) => path !== record.path)].slice(0, max))
}

/** Removes a record that no longer exists. */
export function forgetRecord(path: string): void {
  const { user } = readSession()
  if (user)
    keep(
      user.id,
      recentRecords().filter((record) => record.path !== path),
    )
}

function keep(userId: string, records: readonly RecentRecord[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(records))
  } catch {
    // Without storage there are no recent records.
  }
}

whenSessionEnds(() => {
  const { user } = readSession()
  if (user) localStorage.removeItem(keyOf(user.id))
})
