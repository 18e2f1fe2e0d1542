import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '#define'
import { useApp } from '#providers/app-context'
import { useLabels } from '#base/i18n/labels'
import type { NewRecordProps } from '../fields/input/form-scope'
import { RecordForm } from './record-form'
import { useSavedNotices } from './saving/use-saved-notices'

/** The form for a new record in a dialog above another form, for a record that a picker did not find. */
export function NewRecordDialog({ resource: name, ...props }: NewRecordProps) {
  const resource = useApp()[name]
  return resource ? <OfResource resource={resource} {...props} /> : null
}

type OfResourceProps = Omit<NewRecordProps, 'resource'> & { readonly resource: AnyResource }

function OfResource({ resource, typed, given, onClose }: OfResourceProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const notices = useSavedNotices(resource)
  const id = useId()
  const cancel = useRef<() => void>(null)
  const leave = () => onClose(undefined)
  const title = t('form.create', { resource: labels.resource(resource, 1) })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      onClose={(_, reason) => reason === 'escapeKeyDown' && (cancel.current ?? leave)()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <RecordForm
          resource={resource}
          title={title}
          container="dialog"
          cancelRef={cancel}
          given={typed === '' ? given : { ...given, [resource.title]: typed }}
          onCancel={leave}
          notice={notices.created}
          onSaved={onClose}
        />
      </DialogContent>
    </Dialog>
  )
}
