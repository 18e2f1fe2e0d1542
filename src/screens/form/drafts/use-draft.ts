import { useLocation } from 'react-router-dom'
import type { AnyFields } from '#define/kinds'
import type { Row } from '#providers/data/answers'
import type { FormValues } from '#screens/fields/form-values'
import { useDraftPersistence } from './use-draft-persistence'
import type { RecordFormState } from '../use-record-form'

/**
 * Stores typed values when the session ends by expiry or refusal, and restores them when the same user returns to the
 * page. Secrets are not stored.
 */
export function useDraft(
  { form, opened, isDirty }: RecordFormState,
  fields: AnyFields,
  absorb: (row: Row) => boolean,
): void {
  const { pathname } = useLocation()
  useDraftPersistence(pathname, {
    typed: () =>
      isDirty()
        ? {
            start: withoutSecrets(fields, opened.start()),
            values: withoutSecrets(fields, form.getValues()),
          }
        : undefined,
    take: (draft) => {
      const row = opened.row()
      form.reset({ ...opened.start(), ...draft.values }, { keepDefaultValues: true })
      if (!row) return
      // Another user may have changed the record meanwhile, so it is merged like any newer version.
      opened.restart({ ...opened.start(), ...draft.start })
      absorb(row)
    },
  })
}

export const withoutSecrets = (fields: AnyFields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return !(field?.kind === 'text' && field.secret)
    }),
  )
