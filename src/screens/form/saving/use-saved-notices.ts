import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { titleOf } from '#base/format/record-path'
import type { Row } from '#providers/data/answers'
import { success } from '#screens/records/notifications'
import { useUndoOffer } from '#screens/undo/use-undo-last'

/** The messages after a record was created, and after it was saved, which offers Undo. */
export function useSavedNotices(resource: AnyResource) {
  const { t } = useTranslation()
  const undoOffer = useUndoOffer(resource)
  return {
    created: (row: Row) => success(t('form.created', { title: titleOf(resource, row) })),
    saved: (row: Row) => success(t('form.saved', { title: titleOf(resource, row) }), undoOffer(row)),
  }
}
