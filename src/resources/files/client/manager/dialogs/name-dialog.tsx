import { useId, useState } from 'react'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import styles from './dialogs.module.css'

interface NameDialogProps {
  readonly title: string
  readonly label: string
  readonly yes: string
  readonly start: string
  readonly onName: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for a name. Only the part before the extension is selected. */
export function NameDialog({ title, label, yes, start, onName, onClose }: NameDialogProps) {
  const id = useId()
  const [name, setName] = useState(start)
  const { isRunning, refusal, attempt } = useAttempt()
  const send = () =>
    attempt(async () => {
      await onName(name.trim())
      onClose()
    })
  return (
    <QuestionDialog title={title} yes={yes} isRunning={isRunning} refusal={refusal} form={id} onNo={onClose}>
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') void send()
        }}
      >
        <label className={styles.field}>
          {label}
          <input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the dialog to write in it
            autoFocus
            required
            maxLength={200}
            value={name}
            onFocus={({ target }) => target.setSelectionRange(0, stemLength(start))}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      </form>
    </QuestionDialog>
  )
}

function stemLength(name: string): number {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? dot : name.length
}
