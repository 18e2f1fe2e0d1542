import type { ListedMail } from '../mail-data'
import { useChangeMails } from '../use-change-mails'
import { MarkFace, type Mark } from './mark-face'

interface MarkButtonProps {
  readonly mail: ListedMail
  readonly mark: Mark
  /** Whether its conversation gets or loses the mark as a whole. */
  readonly whole?: true
}

/** Stars a mail or marks it as important, or removes the mark. */
export function MarkButton({ mail, mark, whole }: MarkButtonProps) {
  const { change } = useChangeMails()
  const verb =
    mark === 'star'
      ? mail.isStarred
        ? 'unstar'
        : 'star'
      : mail.isImportant
        ? 'markUnimportant'
        : 'markImportant'
  return (
    <MarkFace
      mail={mail}
      mark={mark}
      onPress={() => void change({ ids: [mail.id], verb, ...(whole && { whole }) })}
    />
  )
}
