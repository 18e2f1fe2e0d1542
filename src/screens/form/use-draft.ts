import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { readSession } from '../../providers/auth/session'
import { useSession } from '../../providers/auth/use-session'
import type { Row } from '../../providers/data/answers'
import { useNotify } from '../../providers/notifications/notify'
import { draftKey, keepDraft, takeDraft } from './draft'
import type { RecordFormState } from './use-record-form'

/** Keeps what was typed when the session ends by itself, and takes it up when the same person comes back to the page. */
export function useDraft({ form, opened, isDirty }: RecordFormState, absorb: (row: Row) => boolean): void {
  const { t } = useTranslation()
  const notify = useNotify()
  const { pathname } = useLocation()
  const person = useSession().user?.id
  const take = useEffectEvent((key: string) => {
    const draft = takeDraft(key)
    if (!draft) return
    const row = opened.row()
    form.reset(draft.values, { keepDefaultValues: true })
    if (row) {
      // Somebody may have changed the record meanwhile: it comes under what was typed like any later reading.
      opened.restart(draft.start)
      absorb(row)
    }
    notify({ message: t('form.draftTaken'), variant: 'info' })
  })
  const keep = useEffectEvent((key: string) => {
    const { isAuthenticated, ended } = readSession()
    if (!isAuthenticated && ended && isDirty())
      keepDraft(key, { start: opened.start(), values: form.getValues() })
  })
  useEffect(() => {
    if (!person) return undefined
    const key = draftKey(person, pathname)
    take(key)
    return () => keep(key)
  }, [person, pathname])
}
