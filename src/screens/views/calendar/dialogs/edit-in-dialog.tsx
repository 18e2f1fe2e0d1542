import DialogContent from '@mui/material/DialogContent'
import { useMemo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { NewRecordDialog } from '#screens/form/new-record-dialog'
import { RecordForm } from '#screens/form/record-form'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { occurrenceRow } from '#screens/series/recurring-of'
import { titleOf } from '#base/format/record-path'
import { useRowCache } from '#screens/records/use-row-cache'

interface EditInDialogProps {
  readonly resource: AnyResource
  readonly row: Row
  /** The start of the occurrence, if the record is a series. */
  readonly occurrence: string | undefined
  readonly cancelRef: Ref<() => void>
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The form of a record in a dialog that also shows it. */
export function EditInDialog({ resource, row, occurrence, cancelRef, onSaved, onCancel }: EditInDialogProps) {
  const { t } = useTranslation()
  const { keep } = useRowCache(resource)
  const notices = useSavedNotices(resource)
  const shown = useMemo(
    () =>
      occurrence === undefined
        ? undefined
        : { at: occurrence, shown: (read: Row) => occurrenceRow(resource, read, occurrence) },
    [resource, occurrence],
  )
  const saved = (after: Row) => {
    keep(after)
    onSaved()
  }
  return (
    <DialogContent>
      <RecordForm
        resource={resource}
        row={row}
        occurrence={shown}
        title={t('form.edit', { title: titleOf(resource, row) })}
        container="dialog"
        cancelRef={cancelRef}
        NewRecord={NewRecordDialog}
        notice={notices.saved}
        onSaved={saved}
        onCancel={onCancel}
      />
    </DialogContent>
  )
}
