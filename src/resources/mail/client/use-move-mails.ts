import { useTranslation } from 'react-i18next'
import { formatInstant } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { notify } from '#base/toasts/notify'
import type { Change, MovableTo } from './mail-data'
import { useChangeMails } from './use-change-mails'

type Given = Omit<Change, 'verb'>

/** Changes mails, or their conversations, so that they leave a list. Each shows a message with Undo. */
export function useMoveMails() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { update, undo, progress } = useChangeMails()

  /** @param message for a number of changed mails; undefined where the update has shown one. */
  const announced = async (
    given: Change,
    message: (changed: number) => string | undefined,
  ): Promise<boolean> => {
    const updated = await update(given)
    if (updated === undefined) return false
    const shown = message(updated.changed)
    if (shown !== undefined)
      notify({
        message: shown,
        action: { label: t('common.undo'), run: () => void undo(updated.batches) },
      })
    return true
  }

  const moveTo = (given: Given & { readonly folder: MovableTo }): Promise<boolean> => {
    const label = t(`mail.names.${given.folder}`)
    return announced({ ...given, verb: 'moveTo' }, (count) =>
      given.matching
        ? t('mail.movedMails', { count, label })
        : t('mail.moved', { count: given.ids.length, label }),
    )
  }
  /** Until a time. */
  const snooze = (given: Given & { readonly snoozedUntil: string }): Promise<boolean> => {
    const when = formatInstant(given.snoozedUntil, locale)
    return announced({ ...given, verb: 'snooze' }, () =>
      given.matching ? undefined : t('mailRules.snoozedToast', { count: given.ids.length, when }),
    )
  }
  const mute = (given: Given): Promise<boolean> =>
    announced({ ...given, verb: 'mute' }, () =>
      given.matching ? undefined : t('mailRules.mutedToast', { count: given.ids.length }),
    )
  return { moveTo, snooze, mute, progress }
}
