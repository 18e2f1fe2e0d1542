import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { AnyFields } from '../../define/kinds'
import { draftKey, keepDraft, takeDraft } from '../../providers/auth/drafts'
import { readSession } from '../../providers/auth/session'
import { useSession } from '../../providers/auth/use-session'
import type { Row } from '../../providers/data/answers'
import { useNotify } from '../../providers/notifications/notify'
import type { FormValues } from './form-values'
import type { RecordFormState } from './use-record-form'

/**
 * Keeps what was typed when the session ends by itself, and takes it up when the same person comes back to the page.
 * Secrets are not kept.
 */
export function useDraft(
  { form, opened, isDirty }: RecordFormState,
  fields: AnyFields,
  absorb: (row: Row) => boolean,
): void {
  const { t } = useTranslation()
  const notify = useNotify()
  const { pathname } = useLocation()
  const person = useSession().user?.id
  const take = useEffectEvent((key: string) => {
    const draft = takeDraft(key)
    if (!draft) return
    const row = opened.row()
    form.reset({ ...opened.start(), ...draft.values }, { keepDefaultValues: true })
    if (row) {
      // Somebody may have changed the record meanwhile: it comes under what was typed like any later reading.
      opened.restart({ ...opened.start(), ...draft.start })
      absorb(row)
    }
    notify({ message: t('form.draftTaken'), variant: 'info' })
  })
  const keep = useEffectEvent((key: string) => {
    const { isAuthenticated, ended } = readSession()
    const hasEnded = !isAuthenticated && (ended === 'expired' || ended === 'refused')
    if (hasEnded && isDirty())
      keepDraft(key, {
        start: withoutSecrets(fields, opened.start()),
        values: withoutSecrets(fields, form.getValues()),
      })
  })
  useEffect(() => {
    if (!person) return undefined
    const key = draftKey(person, pathname)
    take(key)
    return () => keep(key)
  }, [person, pathname])
}

const withoutSecrets = (fields: AnyFields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return !(field?.kind === 'text' && field.secret)
    }),
  )
