import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import { metaFields } from '#define/values'
import type { Row } from '#providers/data/answers'
import { Themed } from '#shell/theme/themed'
import { isEmpty } from '#screens/fields/format'
import { useLocale } from '#base/format/use-locale'
import { RecordActions } from '#screens/moves'
import { recordPath, titleOf } from '#base/format/record-path'
import { RecordFields } from '#screens/show/record-fields'
import { EditInDialog } from './edit-in-dialog'
import type { Occurrence } from '../events'
import styles from './event-dialog.module.css'
import { MoveButtons } from './move-buttons'
import { calendarOf, type Span } from '../spans'
import { spanText } from '../span-text'

interface EventDialogProps {
  readonly resource: AnyResource
  readonly occurrence: Occurrence
  readonly onMove: (occurrence: Occurrence, span: Span) => void
  readonly onClose: () => void
}

/** A record of the calendar in a dialog, with its values and actions. */
export function EventDialog({ resource, occurrence, onMove, onClose }: EventDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isEdited, setEdited] = useState(false)
  const cancel = useRef<() => void>(null)
  const { row } = occurrence
  const leave = () => (isEdited ? (cancel.current ?? onClose)() : onClose())
  return (
    <Themed>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        aria-labelledby={id}
        onClose={(_, reason) => (!isEdited || reason === 'escapeKeyDown') && leave()}
      >
        <DialogTitle id={id}>
          {isEdited ? t('form.edit', { title: titleOf(resource, row) }) : titleOf(resource, row)}
        </DialogTitle>
        {isEdited ? (
          <EditInDialog
            resource={resource}
            row={row}
            occurrence={occurrence.at}
            cancelRef={cancel}
            onSaved={onClose}
            onCancel={() => setEdited(false)}
          />
        ) : (
          <Shown
            resource={resource}
            occurrence={occurrence}
            onMove={onMove}
            onClose={onClose}
            onEdit={() => setEdited(true)}
          />
        )}
      </Dialog>
    </Themed>
  )
}

/** Fields that are not empty, and not part of the event's time. */
const isShownBeside = (resource: AnyResource, row: Row) => {
  const { start, end, allDay, series } = calendarOf(resource)
  const hidden = [start, end, allDay, series?.excluded, series?.added, ...metaFields]
  return (name: string) => !hidden.includes(name) && !isEmpty(row[name])
}

function Shown({
  resource,
  occurrence,
  onMove,
  onClose,
  onEdit,
}: EventDialogProps & { readonly onEdit: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { row, span, at } = occurrence
  const mayChange = canOnRow(row, 'update')
  return (
    <>
      <DialogContent className={styles.content}>
        <p className={styles.when} role="status">
          {spanText(span, locale)}
          {at !== undefined && <span> · {t('calendar.repeats')}</span>}
        </p>
        <RecordFields resource={resource} row={row} isWanted={isShownBeside(resource, row)} />
        {mayChange && <MoveButtons span={span} onMove={(next) => onMove(occurrence, next)} />}
      </DialogContent>
      <DialogActions className={styles.actions}>
        <RecordActions
          resource={resource}
          row={row}
          occurrence={at}
          onDone={(verb, after?: Row) => (verb.kind === 'delete' || !after) && onClose()}
        />
        <Button component={Link} to={recordPath(resource, 'show', row)} color="inherit">
          {t('calendar.details')}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {t('calendar.close')}
        </Button>
        {mayChange && (
          <Button variant="contained" onClick={onEdit}>
            {t('calendar.edit')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
