import type { ListedMail } from '../mail-data'
import { useChangeMails } from '../use-change-mails'
import { MarkView, type Mark } from './mark-view'

interface MarkButtonProps {
  readonly mail: ListedMail
  readonly mark: Mark
  /** Whether its conversation gets or loses the mark as a whole. */
  readonly whole?: true
}

const verbs = {
  star: { add: 'star', remove: 'unstar' },
  important: { add: 'markImportant', remove: 'markUnimportant' },
} as const

/** Stars a mail or marks it as important, or removes the mark. */
export function MarkButton({ mail, mark, whole }: MarkButtonProps) {
  const { change } = useChangeMails()
  const isOn = mark === 'star' ? mail.isStarred : mail.isImportant
  const verb = verbs[mark][isOn ? 'remove' : 'add']
  return (
    <MarkView
      mail={mail}
      mark={mark}
      onPress={() => void change({ ids: [mail.id], verb, ...(whole && { whole }) })}
    />
  )
}
