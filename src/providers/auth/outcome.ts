import type { AuthActionResponse, HttpError } from '@refinedev/core'
import type { ParseKeys } from 'i18next'
import { loadDeferredTexts } from '#base/i18n/deferred-texts'
import { i18n } from '#base/i18n/i18n'
import { messageOf, problemOf, statusOf } from '../data/http/problem'

/** What refine calls a failure, with all properties of the server's problem. */
export type AuthFailure = HttpError

/** The outcome of an action for refine, which shows `error` as "name: message". `title` is the name of the action. */
export async function outcomeOf(
  title: ParseKeys,
  action: () => Promise<Omit<AuthActionResponse, 'success'>>,
): Promise<AuthActionResponse> {
  // Pages of the application have loaded these with their own code. Without them a message has its key as its text.
  await loadDeferredTexts().catch(() => undefined)
  try {
    return { success: true, ...(await action()) }
  } catch (error) {
    return { success: false, error: failureOf(title, error) }
  }
}

function failureOf(title: ParseKeys, error: unknown): AuthFailure {
  const { errors, ...problem } = problemOf(error) ?? {}
  return {
    ...problem,
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([at, some]) => [at, [...some]])),
    }),
    name: i18n.t(title),
    message: messageOf(error),
    statusCode: statusOf(error),
  }
}
