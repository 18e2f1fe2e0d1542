import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentencesOf } from '../providers/data/problem'
import { Themed } from '../shell/theme/themed'

interface QuestionDialogProps {
  readonly title: string
  readonly text?: string
  /** The word on the button that does it. */
  readonly yes: string
  /** The word on the button that does not; 'Cancel' where nothing else is said. */
  readonly no?: string
  /** Which of the two is the one to press; `danger` for what cannot be taken back. */
  readonly weight?: 'yes' | 'no' | 'danger'
  readonly isRunning?: boolean
  /** What the server said the last time: its refusal, or a sentence. */
  readonly refusal?: unknown
  readonly onNo: () => void
  /** Left out where the button submits the form inside, whose id is given instead. */
  readonly onYes?: () => void
  readonly form?: string
  readonly children?: ReactNode
}

/** A question above the page, with what is to be filled in for its answer. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, isRunning = false, refusal, onNo, form, children } = props
  const id = useId()
  return (
    <Themed>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        slotProps={{ paper: { role: form ? 'dialog' : 'alertdialog' } }}
        aria-labelledby={`${id}title`}
        aria-describedby={text ? `${id}text` : undefined}
        onClose={() => !isRunning && onNo()}
      >
        <DialogTitle id={`${id}title`}>{title}</DialogTitle>
        <DialogContent>
          {refusal !== undefined && (
            <Alert severity="error" sx={{ marginBottom: 2 }}>
              {typeof refusal === 'string' ? refusal : sentencesOf(refusal)}
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

/** The two buttons; the one to press stands last. */
function Answers({ yes, no, weight = 'yes', isRunning = false, onNo, onYes, form }: QuestionDialogProps) {
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
      aria-disabled={isRunning || undefined}
      {...(form ? { type: 'submit', form } : { onClick: () => !isRunning && onYes?.() })}
    >
      {yes}
    </Button>
  )
  return <DialogActions>{weight === 'no' ? [yesButton, noButton] : [noButton, yesButton]}</DialogActions>
}
