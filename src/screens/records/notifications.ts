import type { OpenNotificationParams } from '@refinedev/core'
import { sentencesOf } from '#providers/data/http/problem'
import type { Notice } from '#base/toasts/notice'

/**
 * A success notification for refine's hooks. With an `action` its toast offers Undo: refine's `cancelMutation` takes
 * back a change that the server has already saved.
 */
export const success = (
  message: string,
  { action, key }: Pick<Notice, 'action' | 'key'> = {},
): OpenNotificationParams => ({
  type: 'success',
  message,
  ...(key !== undefined && { key }),
  ...(action && { cancelMutation: action.run }),
})

/** An error notification with all messages of the server's problem. */
export const failure = (error: unknown): OpenNotificationParams => ({
  type: 'error',
  message: sentencesOf(error),
})
