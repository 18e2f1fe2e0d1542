import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useInvalidate } from '@refinedev/core'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { titleOf } from '#base/format/record-path'
import { RecordForm } from '#screens/form/record-form'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { QuestionDialog } from '#screens/question-dialog'
import { success } from '#screens/records/notifications'
import { useDelete } from '#screens/records/use-delete'
import styles from './calendar-editor.module.css'
import { colorField } from './calendars-request'

interface CalendarEditorProps {
  readonly target: AnyResource
  /** Undefined for a new calendar. */
  readonly row: Row | undefined
  readonly onClose: () => void
}

/** Names, colours or deletes a calendar. */
export function CalendarEditor({ target, row, onClose }: CalendarEditorProps) {
  const { t } = useTranslation()
  const id = useId()
  const cancel = useRef<() => void>(null)
  const notices = useSavedNotices(target)
  const [isDeleting, setDeleting] = useState(false)
  const name = row ? titleOf(target, row) : ''
  const title = row ? t('scheduling.editCalendar', { name }) : t('scheduling.newCalendar')
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_, reason) => reason === 'escapeKeyDown' && (cancel.current ?? onClose)()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent className={styles.content}>
        {row && canOnRow(row, 'delete') && (
          <Button color="error" className={styles.delete} onClick={() => setDeleting(true)}>
            {t('scheduling.deleteCalendar', { name })}
          </Button>
        )}
        <RecordForm
          resource={target}
          {...(row && { row })}
          title={title}
          container="dialog"
          only={[target.title, colorField]}
          cancelRef={cancel}
          notice={row ? notices.saved : notices.created}
          onSaved={onClose}
          onCancel={onClose}
        />
      </DialogContent>
      {isDeleting && row && (
        <DeleteQuestion target={target} row={row} onNo={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

interface DeleteQuestionProps {
  readonly target: AnyResource
  readonly row: Row
  readonly onNo: () => void
  readonly onDeleted: () => void
}

function DeleteQuestion({ target, row, onNo, onDeleted }: DeleteQuestionProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const { mutateAsync, mutation } = useDelete<Row>()
  const [refusal, setRefusal] = useState<unknown>()
  const name = titleOf(target, row)
  const remove = async () => {
    setRefusal(undefined)
    try {
      await mutateAsync({
        resource: target.name,
        id: row.id,
        meta: { version: row.version },
        successNotification: () => success(t('scheduling.calendarDeleted', { name })),
        errorNotification: false,
      })
    } catch (error) {
      return setRefusal(error)
    }
    // Its events have no calendar any more.
    void invalidate({ invalidates: ['all'] })
    onDeleted()
  }
  return (
    <QuestionDialog
      title={t('scheduling.deleteCalendar', { name })}
      text={t('scheduling.deleteCalendarText')}
      yes={t('scheduling.deleteCalendar', { name })}
      weight="danger"
      isRunning={mutation.isPending}
      refusal={refusal}
      onNo={onNo}
      onYes={() => void remove()}
    />
  )
}
