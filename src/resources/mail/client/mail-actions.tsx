import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import type { AreaIcon } from '#define/area-icons'
import { Icon, type IconName } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import { useLabelsOfMail, type ListedMail, type MailFilter } from './mail-data'
import { useChangeMails } from './use-change-mails'

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
  const { change, moveTo, progress } = useChangeMails()
  const [isConfirming, setConfirming] = useState(false)
  const given = { ids: mails.map(({ id }) => id), whole, ...(matching && { matching }) } as const
  const isIn = (...folders: readonly ListedMail['folder'][]) =>
    mails.every(({ folder }) => folders.includes(folder))
  const areImportant = mails.every(({ isImportant }) => isImportant)
  const setImportant = (isOn: boolean) =>
    void change({ ...given, verb: isOn ? 'markImportant' : 'markUnimportant' })
  useShortcut('=', { group: 'mail', label: t('mail.important'), run: () => setImportant(true) })
  useShortcut('-', { group: 'mail', label: t('mail.unimportant'), run: () => setImportant(false) })
  const areRead = mails.every(({ isRead }) => isRead)
  const move = async (folder: 'inbox' | 'archive' | 'spam' | 'trash') => {
    if (await moveTo({ ...given, folder })) onGone()
  }
  const mark = async () => {
    await change({ ...given, verb: areRead ? 'markUnread' : 'markRead' })
    if (areRead) onGone()
    else onDone?.()
  }
  const remove = async () => {
    setConfirming(false)
    if (!(await change({ ...given, verb: 'delete' }))) return
    notify({ message: t('mail.deleted') })
    onGone()
  }
  return (
    <>
      {isIn('inbox', 'sent') && (
        <Action name={t('mail.archive')} icon="archive" onRun={() => void move('archive')} />
      )}
      {isIn('archive', 'spam', 'trash') && (
        <Action name={t('mail.toInbox')} icon="tray" onRun={() => void move('inbox')} />
      )}
      {isIn('inbox', 'archive') && (
        <Action name={t('mail.spam')} icon="warning" onRun={() => void move('spam')} />
      )}
      {isIn('trash', 'drafts') ? (
        <Action name={t('mail.deleteForever')} icon="trash" onRun={() => setConfirming(true)} />
      ) : (
        !isIn('scheduled') && <Action name={t('mail.trash')} icon="trash" onRun={() => void move('trash')} />
      )}
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
      <LabelMenu mails={mails} onChange={(verb, labels) => void change({ ...given, verb, labels })} />
      {progress !== undefined && <span role="status">{t('mail.changing', { count: progress })}</span>}
      {isConfirming && (
        <QuestionDialog
          title={
            matching ? t('mail.deleteMatchingTitle') : t('mail.deleteForeverTitle', { count: mails.length })
          }
          text={t('mail.deleteForeverText')}
          yes={t('mail.deleteForever')}
          weight="danger"
          onNo={() => setConfirming(false)}
          onYes={() => void remove()}
        />
      )}
    </>
  )
}

const Action = ({ name, icon, onRun }: { name: string; icon: IconName | AreaIcon; onRun: () => void }) => (
  <button type="button" className="icon-button" aria-label={name} title={name} onClick={onRun}>
    <Icon name={icon} size={20} />
  </button>
)

interface LabelMenuProps {
  readonly mails: readonly ListedMail[]
  readonly onChange: (verb: 'addLabels' | 'removeLabels', labels: readonly string[]) => void
}

/** Adds own labels to mails, or removes those that all of them have. */
function LabelMenu({ mails, onChange }: LabelMenuProps) {
  const { t } = useTranslation()
  const { data } = useLabelsOfMail()
  const own = data?.filter(({ type }) => type === 'own') ?? []
  if (own.length === 0) return null
  const items = own.map(({ id, name }) => {
    const isOn = mails.every(({ labels }) => labels.includes(id))
    return {
      label: name,
      picture: <Icon name={isOn ? 'check' : 'tag'} size={18} />,
      run: () => onChange(isOn ? 'removeLabels' : 'addLabels', [id]),
    }
  })
  return (
    <MenuButton name={t('mail.label')} items={items}>
      <Icon name="tag" size={20} />
    </MenuButton>
  )
}
