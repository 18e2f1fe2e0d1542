import { useDataProvider } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { AnyFields } from '#define/kinds'
import { useLabels } from '#base/i18n/labels'
import { useNotify } from '#base/toasts/notify'
import { statusOf } from '#providers/data/http/problem'
import type { TypedValues } from '#providers/drafts/stored-drafts'
import { sameValue } from '#screens/fields/form-values'
import type { RecordFormState } from '../use-record-form'
import { uploadsIn, withoutUploads } from './missing-uploads'

/**
 * Empties the inputs of a restored draft whose uploads the server no longer has, with a message: the server deletes
 * uploads that no record refers to.
 */
export function useMissingUploads(
  resource: AnyResource,
  fields: AnyFields,
  form: RecordFormState['form'],
): (draft: TypedValues) => Promise<void> {
  const { t } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const provider = useDataProvider()()

  const isMissing = async (url: string): Promise<boolean> => {
    try {
      // The first byte is enough. The response to HEAD has no problem as its body.
      await provider.custom?.({ url, method: 'get', headers: { range: 'bytes=0-0' } })
      return false
    } catch (error) {
      return statusOf(error) === 404
    }
  }
  return async ({ start, values }) => {
    const known = new Set(uploadsIn(fields, start))
    const added = [...new Set(uploadsIn(fields, values))].filter((upload) => !known.has(upload))
    const answers = await Promise.all(added.map(isMissing))
    const missing = new Set(added.filter((_, index) => answers[index]))
    if (missing.size === 0) return
    const typed = form.getValues()
    const without = withoutUploads(fields, typed, missing)
    const names = Object.keys(fields).filter((name) => !sameValue(typed[name], without[name]))
    for (const name of names) form.setValue(name, without[name], { shouldDirty: true })
    const listed = names.map((name) => labels.field(resource, name)).join(', ')
    notify({ message: t('form.draftFiles', { fields: listed }), variant: 'warning' })
  }
}
