import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#shell/icons'
import { MenuButton } from '#shell/parts/menu-button'
import type { MenuItem } from '#shell/parts/menu-item'
import { useShortcut } from '#shell/shortcuts/use-shortcut'
import type { ListedMail, MailFilter, MovableTo } from '../mail-data'
import { canSnooze } from '../snooze/can-snooze'
import { SnoozeDialog } from '../snooze/snooze-dialog'
import { SnoozeMenu } from '../snooze/snooze-menu'
import { useChangeMails } from '../use-change-mails'
import { useMoveMails } from '../use-move-mails'
import { Action, type MailAction } from './action'
import styles from './actions.module.css'
import { DeleteForever } from './delete-forever'
import { LabelMenu, useLabelItems } from './label-menu'
import { useMarkActions } from './mark-actions'
import { useMoveActions } from './move-actions'

export interface MailActionsProps {
  /** The latest mails of some conversations, which are changed as a whole. */
  readonly mails: readonly ListedMail[]
  /** If all conversations that match are changed, not only these ones. */
  readonly matching?: MailFilter | undefined
  /** Called after a change that removes the mails from the current list. */
  readonly onGone: () => void
  readonly onDone?: () => void
}

const whole = true
const itemOf = ({ name, icon, run }: MailAction): MenuItem => ({
  label: name,
  picture: <Icon name={icon} size={18} />,
  run,
})

/** The actions for some conversations, depending on the folders of their latest mails. */
export function MailActions({ mails, matching, onGone, onDone }: MailActionsProps) {
  const { t } = useTranslation()
  const { change, progress } = useChangeMails()
  const moving = useMoveMails()
  const given = { ids: mails.map(({ id }) => id), whole, ...(matching && { matching }) } as const
  const setImportant = (isOn: boolean) =>
    void change({ ...given, verb: isOn ? 'markImportant' : 'markUnimportant' })
  useShortcut('=', { group: 'mail', label: t('mail.important'), run: () => setImportant(true) })
  useShortcut('-', { group: 'mail', label: t('mail.unimportant'), run: () => setImportant(false) })
  const moves = useMoveActions(mails, async (folder: MovableTo) => {
    if (await moving.moveTo({ ...given, folder })) onGone()
  })
  const marks = useMarkActions({ mails, given, change, mute: moving.mute, setImportant, onGone, onDone })
  const labels = useLabelItems(mails, (verb, ids) => void change({ ...given, verb, labels: ids }))
  const [isAsking, setAsking] = useState(false)
  const isSnoozable = mails.every(({ folder }) => canSnooze(folder))
  const snooze = async (snoozedUntil: string) => {
    if (await moving.snooze({ ...given, snoozedUntil })) onGone()
  }
  const later: readonly MailAction[] = isSnoozable
    ? [{ name: t('mailRules.snooze'), icon: 'alarm', run: () => setAsking(true) }]
    : []
  const rare = [...moves, ...marks].filter(({ isRare }) => isRare)
  const changed = progress ?? moving.progress
  return (
    <>
      <Buttons actions={moves} />
      {isSnoozable && (
        <span className={styles.rare}>
          <SnoozeMenu onSnooze={snooze} />
        </span>
      )}
      {isAsking && <SnoozeDialog onClose={() => setAsking(false)} onSnooze={snooze} />}
      <DeleteForever mails={mails} given={given} change={change} onGone={onGone} />
      <Buttons actions={marks} />
      <span className={styles.rare}>
        {moves.length > 0 && (
          <span data-menu="move">
            <MenuButton name={t('mail.moveTo')} items={moves.map(itemOf)}>
              <Icon name="folder" size={20} />
            </MenuButton>
          </span>
        )}
        <LabelMenu items={labels} />
      </span>
      <span className={styles.more}>
        <MenuButton name={t('mail.moreActions')} items={[...later, ...rare].map(itemOf).concat(labels)}>
          <Icon name="dots-three-vertical" size={20} />
        </MenuButton>
      </span>
      {changed !== undefined && <span role="status">{t('mail.changing', { count: changed })}</span>}
    </>
  )
}

const Buttons = ({ actions }: { readonly actions: readonly MailAction[] }) =>
  actions.map(({ name, icon, isRare, run }) => (
    <span key={name} className={isRare ? styles.rare : undefined}>
      <Action name={name} icon={icon} onRun={run} />
    </span>
  ))
