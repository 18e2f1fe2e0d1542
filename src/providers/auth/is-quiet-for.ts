import { isQuiet } from '#define/choices/quiet-hours'
import { localTimeZone } from '#base/format/local-time-zone'
import type { Account } from '#base/session/session'

/** Whether the user does not want to be disturbed now. */
export function isQuietFor(user: Account | null | undefined): boolean {
  const { quietFrom = null, quietUntil = null, timezone = null } = user ?? {}
  return isQuiet({ quietFrom, quietUntil, timezone: timezone ?? localTimeZone() }, new Date())
}
