import { i18n } from '#base/i18n/i18n'
import { readConnectivity } from '#base/connectivity/connectivity'

/** A problem response (RFC 9457), in the requested language. */
export interface Problem {
  readonly type?: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly message: string
  /** Messages about the input, by path: 'lines.0.quantity'. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** The current record, if an edit was stale (409). */
  readonly current?: Readonly<Record<string, unknown>>
  /** Why the account was banned, as entered by the administrator. */
  readonly reason?: string
  /** Replaces the password in the second factor's step. */
  readonly ticket?: string
  /** The registration whose code has not been entered yet. */
  readonly registration?: string
  /** Seconds until another attempt is allowed (429). */
  readonly retryAfter?: number
}

/** The problem in a rejection; undefined if there is none. */
export function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { status, message } = error as Partial<Problem>
  return typeof status === 'number' && typeof message === 'string' ? (error as Problem) : undefined
}

/** The HTTP status of a problem; 0 without a response. */
export const statusOf = (error: unknown): number => problemOf(error)?.status ?? 0

/** The messages about the first wrong value, else the message about the whole request. */
export const reasonOf = (error: unknown): string =>
  Object.values(problemOf(error)?.errors ?? {})[0]?.join(' ') ?? messageOf(error)

/** All messages about the input, for callers without form fields, else the message about the whole request. */
export function sentencesOf(error: unknown): string {
  const sentences = Object.values(problemOf(error)?.errors ?? {}).flat()
  return sentences.length > 0 ? sentences.join(' ') : messageOf(error)
}

/** A user-visible message for any rejection; bodies that are not problem documents are not shown. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error)
  if (problem) return problem.detail ?? problem.message
  return i18n.t(readConnectivity().isOffline ? 'common.noConnection' : 'common.somethingWentWrong')
}
