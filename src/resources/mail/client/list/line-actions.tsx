import type { ListedMail } from '../mail-data'
import { SnoozeMenu } from '../snooze/snooze-menu'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import { LineActionsView } from './line-actions-view'

/** The actions of a line, which apply to its whole conversation. */
export function LineActions({ mail }: { readonly mail: ListedMail }) {
  const { change } = useChangeMails()
  const { moveTo, snooze } = useMoveMails()
  const given = { ids: [mail.id], whole: true } as const
  return (
    <LineActionsView
      mail={mail}
      snooze={
        <SnoozeMenu
          size={18}
          tabIndex={-1}
          onSnooze={async (snoozedUntil) => void (await snooze({ ...given, snoozedUntil }))}
        />
      }
      onMove={(folder) => void moveTo({ ...given, folder })}
      onMark={(verb) => void change({ ...given, verb })}
    />
  )
}
