import { useMoveMails } from '../use-move-mails'
import { SnoozeDialog } from './snooze-dialog'

interface SnoozeByKeyProps {
  /** The latest mails of the conversations; undefined while none is to be snoozed. */
  readonly ids: readonly string[] | undefined
  readonly onClose: () => void
  /** Called when they are snoozed. */
  readonly onGone?: () => void
}

/** The dialog that the key for snoozing opens. */
export function SnoozeByKey({ ids, onClose, onGone }: SnoozeByKeyProps) {
  const { snooze } = useMoveMails()
  if (!ids) return null
  return (
    <SnoozeDialog
      onClose={onClose}
      onSnooze={async (snoozedUntil) => {
        if (await snooze({ ids, whole: true, snoozedUntil })) onGone?.()
      }}
    />
  )
}
