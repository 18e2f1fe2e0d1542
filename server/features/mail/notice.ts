import { routeAbout, routesOf } from '#define/reading'
import { told as cn } from '#locales/cn/told'
import { told as en } from '#locales/en/told'
import type { Notification } from '#resources/notifications/notifications.resource'
import type { Language } from '#server/base/caller'
import { filled } from './letter'
import type { LetterRequest, Prepared, LetterContext } from '#server/write/services/letters'

const texts = { en, cn }

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
  const link = `${writing.publicUrl}${pathTo(writing, event)}`
  return { letter: 'notice', values: { name: event.name, sentence: sentenceOf(event, language), link } }
}

/** The same text as in the dashboard, in the language of the mail. */
function sentenceOf({ kind, subject, values }: NoticeRow, language: Language): string {
  const { text, somebody } = texts[language]
  const actor = typeof values?.actor === 'string' ? values.actor : somebody
  return filled(text[kind], { subject, actor })
}

/** The page of the record, otherwise the list of notifications. */
function pathTo({ app }: LetterContext, { resource, record }: NoticeRow): string {
  const about = resource ? app[resource] : undefined
  if (about) return routeAbout(about, record)
  return app.notifications ? routesOf(app.notifications).list : ''
}
