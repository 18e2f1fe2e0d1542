import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '#providers/data/http/problem'
import { Themed } from '#shell/theme/themed'
import styles from './exchange.module.css'

interface ExchangeFrameProps {
  readonly title: string
  readonly text: string
  /** The error of the last attempt. */
  readonly refusal?: unknown
  /** Buttons after Close. */
  readonly actions?: ReactNode
  /** Whether the content has its own buttons. */
  readonly hasButtons?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a dialog of the exchange: title, explanation, content and buttons. */
export function ExchangeFrame({
  title,
  text,
  refusal,
  actions,
  hasButtons = false,
  onClose,
  children,
}: ExchangeFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Themed>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={styles.content}>
          <p className="quiet">{text}</p>
          {refusal !== undefined && <Alert severity="error">{sentencesOf(refusal)}</Alert>}
          {children}
        </DialogContent>
        {!hasButtons && (
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('exchange.close')}
            </Button>
            {actions}
          </DialogActions>
        )}
      </Dialog>
    </Themed>
  )
}
