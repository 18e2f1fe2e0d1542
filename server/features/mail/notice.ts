import type { Notification } from '#resources/notifications/notifications.resource'
import { pathOf, sentenceOf } from '../notifications/notice-text'
import type { LetterRequest, Prepared, LetterContext } from '#server/write/services/letters'

type NoticeRow = Pick<Notification, 'kind' | 'subject' | 'resource' | 'record'> & {
  readonly name: string
  readonly values: { readonly actor?: unknown } | null
}

/**
 * A notification that its recipient also gets by mail; undefined if the notification no longer exists or the
 * recipient is not active.
 */
export async function noticeOf(
  writing: LetterContext,
  { about, language }: LetterRequest,
): Promise<Prepared> {
  const [event] = await writing.database.query<NoticeRow>({
    text: `select n."kind", n."subject", n."values", n."resource", n."record", u."displayName" as "name"
      from "notifications" n join "users" u on u."id" = n."recipient" where n."id" = $1 and u."status" = 'active'`,
    values: [about],
  })
  if (!event) return undefined
  const link = `${writing.publicUrl}${pathOf(writing.app, event)}`
  return { letter: 'notice', values: { name: event.name, sentence: sentenceOf(event, language), link } }
}
