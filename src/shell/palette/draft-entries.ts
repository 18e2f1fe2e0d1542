import type { TFunction } from 'i18next'
import type { App } from '#define'
import { formatWhen } from '#base/format/intl'
import { readSession } from '#base/session/session'
import { formDraftsOf } from '#providers/drafts/stored-drafts'
import type { Entry } from './entry'

/** The forms in which the signed-in user has unsaved changes, the newest first. */
export function draftEntries(app: App, t: TFunction, locale: string): Entry[] {
  const { user } = readSession()
  if (!user) return []
  return formDraftsOf(user.id)
    .all()
    .filter(({ resource }) => app[resource])
    .map(({ slot, resource, title, path, savedAt }) => ({
      id: `draft ${slot}`,
      section: 'drafts',
      title,
      detail: formatWhen(new Date(savedAt).toISOString(), locale),
      keywords: [t('palette.sections.drafts')],
      icon: app[resource]?.icon,
      path,
    }))
}
