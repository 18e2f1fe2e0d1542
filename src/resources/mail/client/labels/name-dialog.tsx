import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'

interface NameDialogProps {
  readonly title: string
  readonly label: string
  /** The label of the button that saves. */
  readonly yes: string
  /** The suggested name. */
  readonly start?: string
  /** Saves the name; the dialog shows the error where it rejects. */
  readonly onSave: (name: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the name of a label or of a saved search. */
export function NameDialog({ title, label, yes, start = '', onSave, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState(start)
  const { isRunning, refusal, attempt } = useAttempt()
  return (
    <QuestionDialog title={title} yes={yes} form={id} isRunning={isRunning} refusal={refusal} onNo={onClose}>
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void attempt(() => onSave(name.trim()))
        }}
      >
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
          autoFocus
          fullWidth
          required
          margin="dense"
          label={label}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 40, required: false, dir: 'auto' } }}
        />
      </form>
    </QuestionDialog>
  )
}
