import type { TFunction } from 'i18next'
import type { AnyResource } from '#define'

interface RowTexts {
  /** Instead of the rows, while there are none. */
  readonly none: string
  /** The label of the button that adds one. */
  readonly add: string
}

/** The texts of an input with rows: those of guests and reminders name what is added. */
export function rowTexts({ views }: AnyResource, path: string, t: TFunction): RowTexts {
  const { invitations, reminders } = views?.calendar ?? {}
  if (path === invitations?.guests) return { none: t('form.noGuests'), add: t('form.addGuest') }
  if (path === reminders) return { none: t('form.noReminders'), add: t('form.addReminder') }
  return { none: t('form.noRows'), add: t('form.addRow') }
}
