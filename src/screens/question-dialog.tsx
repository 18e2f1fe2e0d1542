import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { somethingWentWrong } from '#base/failure'
import { sentencesOf } from '../providers/data/http/problem'
import { Themed } from '../shell/theme/themed'

interface QuestionDialogProps {
  readonly title: string
  readonly text?: string
  /** The label of the confirm button. */
  readonly yes: string
  /** The label of the cancel button; 'Cancel' by default. */
  readonly no?: string
  /** Which button is the primary one; `danger` for actions that cannot be undone. */
  readonly weight?: 'yes' | 'no' | 'danger'
  readonly isRunning?: boolean
  /** Whether it cannot be confirmed yet. */
  readonly isOff?: boolean
  /** The error of the last attempt: a problem or a text. */
  readonly refusal?: unknown
  readonly onNo: () => void
  /** Left out if the button submits the form inside, whose id is `form`. */
  readonly onYes?: () => void
  readonly form?: string
  /** Whether the inputs inside need more width than a question. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A dialog with a question and optional inputs. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, isRunning = false, refusal, onNo, form, isWide = false, children } = props
  const id = useId()
  return (
    <Themed>
      <Dialog
        open
        fullWidth
        maxWidth={isWide ? 'md' : 'xs'}
        slotProps={{ paper: { role: form ? 'dialog' : 'alertdialog' } }}
        aria-labelledby={`${id}title`}
        aria-describedby={text ? `${id}text` : undefined}
        onClose={() => !isRunning && onNo()}
      >
        <DialogTitle id={`${id}title`}>{title}</DialogTitle>
        <DialogContent>
          {refusal !== undefined && (
            <Alert severity="error" sx={{ marginBottom: 2 }}>
              {typeof refusal === 'string' && refusal !== somethingWentWrong ? refusal : sentencesOf(refusal)}
            </Alert>
          )}
          {text && <p id={`${id}text`}>{text}</p>}
          {children}
        </DialogContent>
        <Answers {...props} />
      </Dialog>
    </Themed>
  )
}

const looks = {
  yes: { yes: { color: 'primary', variant: 'contained' }, no: { color: 'inherit', variant: 'text' } },
  no: { yes: { color: 'inherit', variant: 'text' }, no: { color: 'primary', variant: 'contained' } },
  danger: { yes: { color: 'error', variant: 'contained' }, no: { color: 'inherit', variant: 'text' } },
} as const

/** The two buttons; the primary one is last. */
function Answers(props: QuestionDialogProps) {
  const { yes, no, weight = 'yes', isRunning = false, isOff = false, onNo, onYes, form } = props
  const { t } = useTranslation()
  const look = looks[weight]
  const noButton = (
    <Button key="no" {...look.no} onClick={onNo}>
      {no ?? t('common.cancel')}
    </Button>
  )
  const yesButton = (
    <Button
      key="yes"
      {...look.yes}
      disabled={isOff}
      aria-disabled={isRunning || undefined}
      {...(form ? { type: 'submit', form } : { onClick: () => !isRunning && onYes?.() })}
    >
      {yes}
    </Button>
  )
  return <DialogActions>{weight === 'no' ? [yesButton, noButton] : [noButton, yesButton]}</DialogActions>
}
