import { useGo } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useNotify } from '#base/toasts/notify'
import { recordPath, titleOf } from '#base/format/record-path'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { useRowCache } from '#screens/use-row-cache'
import type { Saved } from './use-save'

/** Shows that a record was saved, and navigates to its page. */
export function useAfterSave(resource: AnyResource, messageKey: 'created' | 'saved'): Saved {
  const { t } = useTranslation()
  const notify = useNotify()
  const go = useGo()
  const { keep } = useRowCache(resource)
  const undoOffer = useUndoOffer(resource)
  return (row, wasSent) => {
    const message = wasSent ? t(`form.${messageKey}`, { title: titleOf(resource, row) }) : t('form.unchanged')
    const isUndoable = wasSent && messageKey === 'saved'
    notify({ message, variant: wasSent ? 'success' : 'info', ...(isUndoable && undoOffer(row)) })
    keep(row)
    go({ to: recordPath(resource, 'show', row), type: 'replace' })
  }
}
