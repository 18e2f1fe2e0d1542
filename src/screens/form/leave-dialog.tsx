import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Asks before what was typed is lost. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Dialog
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{t('form.leaveTitle')}</DialogTitle>
      <DialogContent id={`${id}text`}>{t('form.leaveText')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLeave}>
          {t('form.leave')}
        </Button>
        <Button variant="contained" onClick={onStay}>
          {t('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
