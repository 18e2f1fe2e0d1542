import type { App } from '#define/app'
import { routeAbout, routesOf } from '#define/reading'
import { told as cn } from '#locales/cn/told'
import { told as en } from '#locales/en/told'
import type { Notification } from '#resources/notifications/notifications.resource'
import type { Language } from '#server/base/caller'
import { filled } from '#text/filled'

const texts = { en, cn }

/** The text of a notification as in the dashboard, in a language. */
export function sentenceOf(
  { kind, subject, values }: Pick<Notification, 'kind' | 'subject'> & { readonly values: unknown },
  language: Language,
): string {
  const { text, somebody: unnamed } = texts[language]
  const { actor, others = 0 } = (values ?? {}) as { readonly actor?: unknown; readonly others?: number }
  const template = others > 0 && kind === 'assigned' ? text.assignedMany : text[kind]
  return filled(template, {
    subject,
    others: String(others),
    actor: typeof actor === 'string' ? actor : unnamed,
  })
}

/** The path of the record that a notification is about, otherwise of the list of notifications. */
export function pathOf(app: App, { resource, record }: Pick<Notification, 'resource' | 'record'>): string {
  const about = resource ? app[resource] : undefined
  if (about) return routeAbout(about, record)
  return app.notifications ? routesOf(app.notifications).list : ''
}
