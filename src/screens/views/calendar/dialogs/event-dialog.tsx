import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { canOnRow } from '#providers/access/evaluate'
import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { Themed } from '#shell/theme/themed'
import { RecordActions } from '#screens/moves'
import { recordPath, titleOf } from '#base/format/record-path'
import { EventCard } from './event-card'
import { EditInDialog } from './edit-in-dialog'
import type { Calendars } from '../calendars/use-calendars'
import { colorOf, type Occurrence } from '../events'
import styles from './event-dialog.module.css'
import { MoveButtons } from './move-buttons'
import type { Span } from '#screens/spans/spans'

interface EventDialogProps {
  readonly resource: AnyResource
  readonly calendars: Calendars
  readonly occurrence: Occurrence
  readonly isListed: boolean
  readonly onMove: (occurrence: Occurrence, span: Span) => void
  readonly onClose: () => void
}

/**
 * A record of the calendar in a dialog, with its values and actions. It closes if the calendar does not show the record
 * any more, except while the user edits it: nothing typed is lost.
 */
export function EventDialog({
  resource,
  calendars,
  occurrence,
  isListed,
  onMove,
  onClose,
}: EventDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isEdited, setEdited] = useState(false)
  const cancel = useRef<() => void>(null)
  const { row } = occurrence
  const colors = new Map(calendars.calendars.map((calendar) => [calendar.id, calendar.color]))
  const color = colorOf(resource, row, colors)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isListed && !isEdited) close()
  }, [isListed, isEdited])
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
        <DialogTitle id={id} className={styles.title} dir="auto">
          {!isEdited && <span className={styles.mark} style={{ background: color }} />}
          <span>{isEdited ? t('form.edit', { title: titleOf(resource, row) }) : titleOf(resource, row)}</span>
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
            calendars={calendars}
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

function Shown({
  resource,
  calendars,
  occurrence,
  onMove,
  onClose,
  onEdit,
}: Omit<EventDialogProps, 'isListed'> & { readonly onEdit: () => void }) {
  const { t } = useTranslation()
  const { row, span, at } = occurrence
  const mayChange = canOnRow(row, 'update')
  return (
    <>
      <DialogContent className={styles.content}>
        <EventCard resource={resource} calendars={calendars} occurrence={occurrence} />
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
