import { useTranslation } from 'react-i18next'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { ListedMail, MailFilter } from '../mail-data'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import { Action } from './action'
import { DeleteForever } from './delete-forever'
import { LabelMenu } from './label-menu'
import { MoveActions } from './move-actions'

interface MailActionsProps {
  /** The latest mails of some conversations, which are changed as a whole. */
  readonly mails: readonly ListedMail[]
  /** If all conversations that match are changed, not only these ones. */
  readonly matching?: MailFilter | undefined
  /** Called after a change that removes the mails from the current list. */
  readonly onGone: () => void
  readonly onDone?: () => void
}

const whole = true

/** The actions for some conversations, depending on the folders of their latest mails. */
export function MailActions({ mails, matching, onGone, onDone }: MailActionsProps) {
  const { t } = useTranslation()
  const { change, progress } = useChangeMails()
  const moving = useMoveMails()
  const given = { ids: mails.map(({ id }) => id), whole, ...(matching && { matching }) } as const
  const areImportant = mails.every(({ isImportant }) => isImportant)
  const setImportant = (isOn: boolean) =>
    void change({ ...given, verb: isOn ? 'markImportant' : 'markUnimportant' })
  useShortcut('=', { group: 'mail', label: t('mail.important'), run: () => setImportant(true) })
  useShortcut('-', { group: 'mail', label: t('mail.unimportant'), run: () => setImportant(false) })
  const areMuted = mails.every(({ isMuted }) => isMuted)
  const toggleMuted = async () => {
    if (areMuted) await change({ ...given, verb: 'unmute' })
    else if ((await moving.mute(given)) && mails.every(({ folder }) => folder === 'inbox')) onGone()
  }
  const areRead = mails.every(({ isRead }) => isRead)
  const mark = async () => {
    await change({ ...given, verb: areRead ? 'markUnread' : 'markRead' })
    if (areRead) onGone()
    else onDone?.()
  }
  const changed = progress ?? moving.progress
  return (
    <>
      <MoveActions mails={mails} given={given} moving={moving} onGone={onGone} />
      <DeleteForever mails={mails} given={given} change={change} onGone={onGone} />
      <Action
        name={t(areRead ? 'mail.markUnread' : 'mail.markRead')}
        icon={areRead ? 'envelope' : 'envelope-open'}
        onRun={() => void mark()}
      />
      <Action
        name={t(areImportant ? 'mail.unimportant' : 'mail.important')}
        icon="bookmarks"
        onRun={() => setImportant(!areImportant)}
      />
      <Action
        name={t(areMuted ? 'mailRules.unmute' : 'mailRules.mute')}
        icon={areMuted ? 'bell' : 'bell-slash'}
        onRun={() => void toggleMuted()}
      />
      <LabelMenu mails={mails} onChange={(verb, labels) => void change({ ...given, verb, labels })} />
      {changed !== undefined && <span role="status">{t('mail.changing', { count: changed })}</span>}
    </>
  )
}
