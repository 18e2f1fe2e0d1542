import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'

interface DeleteQuestionProps {
  readonly title: string
  readonly text: string
  readonly yes: string
  /** The message after the deletion. */
  readonly done: string
  readonly onDelete: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before something in the settings of mail is deleted, and deletes it. */
export function DeleteQuestion({ title, text, yes, done, onDelete, onClose }: DeleteQuestionProps) {
  const { isRunning, refusal, attempt } = useAttempt()
  return (
    <QuestionDialog
      title={title}
      text={text}
      yes={yes}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() =>
        void attempt(async () => {
          await onDelete()
          notify({ message: done })
          onClose()
        })
      }
    />
  )
}
