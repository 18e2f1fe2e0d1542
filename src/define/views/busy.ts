import type { CalendarView } from '../any-resource'
import type { AnyResource } from '../resource'

/** A time at which a user is busy, in ISO 8601. Only those of the caller say with what. */
export interface BusyTime {
  readonly start: string
  readonly end: string
  readonly id?: string
  readonly title?: string
}

/** When a user is busy in a range of time, in order. */
export interface BusyUser {
  readonly user: string
  readonly busy: readonly BusyTime[]
}

/** The response to `GET /api/{resource}/busy`. */
export interface BusyAnswer {
  readonly users: readonly BusyUser[]
  /** Whether there were too many events to read all of them. */
  readonly capped: boolean
}

/** How many users and days one request may be about. */
export const busyLimits = { users: 20, days: 31 } as const

/** The declared calendar of a resource whose events make users busy: it invites users, who answer. */
export function busyView({ views }: AnyResource): CalendarView | undefined {
  const view = views?.calendar
  return view?.invitations && view.end !== undefined ? view : undefined
}
