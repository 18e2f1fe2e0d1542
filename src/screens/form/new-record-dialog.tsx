import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import { useNotify } from '#base/toasts/notify'
import type { NewRecordProps } from '../fields/input/form-scope'
import { titleOf } from '#base/format/record-path'
import { RecordForm } from './record-form'

/** The form for a new record in a dialog above another form, for a record that a picker did not find. */
export function NewRecordDialog({ resource: name, typed, given, onClose }: NewRecordProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const notify = useNotify()
  const id = useId()
  const cancel = useRef<() => void>(null)
  const resource = useApp()[name]
  if (!resource) return null
  const title = t('form.create', { resource: labels.resource(resource, 1) })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onClose={(_, reason) => reason === 'escapeKeyDown' && cancel.current?.()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <RecordForm
          resource={resource}
          title={title}
          container="dialog"
          cancelRef={cancel}
          given={typed === '' ? given : { ...given, [resource.title]: typed }}
          onCancel={() => onClose(undefined)}
          onSaved={(row) => {
            notify({ message: t('form.created', { title: titleOf(resource, row) }), variant: 'success' })
            onClose(row)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
