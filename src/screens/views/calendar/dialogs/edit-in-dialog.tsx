import DialogContent from '@mui/material/DialogContent'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { useNotify } from '#base/toasts/notify'
import { NewRecordDialog } from '#screens/form/new-record-dialog'
import { RecordForm } from '#screens/form/record-form'
import { titleOf } from '#base/format/record-path'
import { useUndoOffer } from '#screens/undo/use-undo-last'
import { useRowCache } from '#screens/use-row-cache'

interface EditInDialogProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly cancelRef: Ref<() => void>
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The form of a record in a dialog that also shows it. */
export function EditInDialog({ resource, row, cancelRef, onSaved, onCancel }: EditInDialogProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { keep } = useRowCache(resource)
  const undoOffer = useUndoOffer(resource)
  const saved = (after: Row, wasSent: boolean) => {
    const message = wasSent ? t('form.saved', { title: titleOf(resource, after) }) : t('form.unchanged')
    notify({ message, variant: wasSent ? 'success' : 'info', ...(wasSent && undoOffer(after)) })
    keep(after)
    onSaved()
  }
  return (
    <DialogContent>
      <RecordForm
        resource={resource}
        row={row}
        title={t('form.edit', { title: titleOf(resource, row) })}
        container="dialog"
        cancelRef={cancelRef}
        NewRecord={NewRecordDialog}
        onSaved={saved}
        onCancel={onCancel}
      />
    </DialogContent>
  )
}
