import { useDataProvider, useInvalidate } from '@refinedev/core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyResource } from '../../define'
import type { Row } from '../../providers/data/answers'
import { messageOf } from '../../providers/data/problem'
import { useNotify } from '../../providers/notifications/notify'
import { titleOf } from '../record-path'
import { useKeepRow } from '../use-keep-row'

interface RestoreDialogProps {
  readonly resource: AnyResource
  readonly row: Row
  readonly version: number
  readonly onClose: () => void
}

/** Asks before a record takes the values it had in an earlier version. */
export function RestoreDialog({ resource, row, version, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const provider = useDataProvider()('default')
  const invalidate = useInvalidate()
  const notify = useNotify()
  const keep = useKeepRow(resource)
  const id = useId()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const restore = async () => {
    setRunning(true)
    try {
      const url = `/api/${resource.name}/${row.id}/restore`
      const answer = await provider.custom?.<Row>({ url, method: 'post', payload: { version } })
      if (answer) keep(answer.data)
      notify({ message: t('show.restored', { title: titleOf(resource, row) }), variant: 'success' })
      onClose()
      await invalidate({ resource: resource.name, invalidates: ['resourceAll'] })
    } catch (error) {
      setRefusal(error)
      setRunning(false)
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
    >
      <DialogTitle id={`${id}title`}>{t('show.restoreTitle', { version })}</DialogTitle>
      <DialogContent>
        {refusal !== undefined && <Alert severity="error">{messageOf(refusal)}</Alert>}
        <p id={`${id}text`}>{t('show.restoreText')}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" disabled={isRunning} onClick={() => void restore()}>
          {t('show.restoreVersion')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
