import { i18n } from '#base/i18n/i18n'
import { readConnectivity } from '#base/connectivity/connectivity'

/** A refusal of the server (RFC 9457), in the language that was asked for. */
export interface Problem {
  readonly type?: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly message: string
  /** What is wrong with the input, by path: 'lines.0.quantity'. */
  readonly errors?: Readonly<Record<string, readonly string[]>>
  /** The record as it is now, where a stale save was refused (409). */
  readonly current?: Readonly<Record<string, unknown>>
  /** Why the account was banned, in the words of whoever did it. */
  readonly reason?: string
  /** What stands for the password where a second factor is asked for. */
  readonly ticket?: string
  /** The registration whose code is still to be entered. */
  readonly registration?: string
  /** In how many seconds another attempt is heard, where there were too many (429). */
  readonly retryAfter?: number
}

/** The server's refusal in whatever a call was rejected with; nothing where the server said nothing. */
export function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { status, message } = error as Partial<Problem>
  return typeof status === 'number' && typeof message === 'string' ? (error as Problem) : undefined
}

/** The HTTP status of a refusal; 0 where there was no answer. */
export const statusOf = (error: unknown): number => problemOf(error)?.status ?? 0

/** What is wrong with the first wrong value of what was sent; else the sentence about the call as a whole. */
export const reasonOf = (error: unknown): string =>
  Object.values(problemOf(error)?.errors ?? {})[0]?.join(' ') ?? messageOf(error)

/** Every sentence about what was sent, where no form has a place for them; else that about the call as a whole. */
export function sentencesOf(error: unknown): string {
  const sentences = Object.values(problemOf(error)?.errors ?? {}).flat()
  return sentences.length > 0 ? sentences.join(' ') : messageOf(error)
}

/** A sentence for people about whatever a call was rejected with; a body that is no problem document is none. */
export function messageOf(error: unknown): string {
  const problem = problemOf(error)
  if (problem) return problem.detail ?? problem.message
  return i18n.t(readConnectivity().isOffline ? 'common.noConnection' : 'common.somethingWentWrong')
}
