import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { intlLocale } from '#base/format/intl'
import { formatList } from '#base/format/list'
import { messageOf } from '#providers/data/http/problem'
import { notify } from '#base/toasts/notify'
import type { MailRule } from '../../mail-rules.resource'
import { useLabelsOfMail } from '../mail-data'
import { AddButton } from '../settings-list/add-button'
import { DeleteQuestion } from '../settings-list/delete-question'
import { LineButton } from '../settings-list/line-button'
import { SettingsList } from '../settings-list/settings-list'
import list from '../settings-list/settings-list.module.css'
import { RuleDialog } from './rule-dialog'
import { useRuleCalls, useRules } from './rule-calls'

/** The rules of the user: they are switched on and off, changed and deleted. */
export function RulesList() {
  const { t } = useTranslation()
  const { result, query } = useRules()
  const [open, setOpen] = useState<{ readonly rule: MailRule; readonly isDeleted: boolean }>()
  const [isAdding, setAdding] = useState(false)
  const { remove } = useRuleCalls()
  const close = () => setOpen(undefined)
  return (
    <SettingsList
      title={t('mailRules.title')}
      help={t('mailRules.help')}
      none={t('mailRules.none')}
      items={query.data && result.data}
      error={query.error}
      onRetry={() => void query.refetch()}
      line={(rule) => (
        <RuleLine
          key={rule.id}
          rule={rule}
          onEdit={() => setOpen({ rule, isDeleted: false })}
          onDelete={() => setOpen({ rule, isDeleted: true })}
        />
      )}
    >
      {query.data && <AddButton name={t('mailRules.add')} onAdd={() => setAdding(true)} />}
      {isAdding && <RuleDialog rule={{ query: '' }} onClose={() => setAdding(false)} />}
      {open && !open.isDeleted && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.isDeleted && (
        <DeleteQuestion
          title={t('mailRules.deleteTitle')}
          text={t('mailRules.deleteText')}
          yes={t('mailRules.delete')}
          done={t('mailRules.deleted')}
          onDelete={() => remove(open.rule)}
          onClose={close}
        />
      )}
    </SettingsList>
  )
}

interface RuleLineProps {
  readonly rule: MailRule
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function RuleLine({ rule, onEdit, onDelete }: RuleLineProps) {
  const { t } = useTranslation()
  const { setActive } = useRuleCalls()
  const does = useActionsOf()(rule)
  const names = { query: rule.query }
  const toggle = (isActive: boolean) =>
    void setActive(rule, isActive).catch((error: unknown) =>
      notify({ message: messageOf(error), variant: 'error' }),
    )
  return (
    <li className={list.line}>
      <Switch
        checked={rule.isActive}
        onChange={(_, isOn) => toggle(isOn)}
        slotProps={{ input: { 'aria-label': t('mailRules.active', names), role: 'switch' } }}
      />
      <div>
        <p dir="auto">{rule.query}</p>
        <p className={list.what}>{does}</p>
      </div>
      <LineButton label={t('mailRules.edit', names)} icon="pencil-simple" onClick={onEdit} />
      <LineButton label={t('mailRules.remove', names)} icon="trash" onClick={onDelete} />
    </li>
  )
}

/** Returns a function for what a rule does, in the language of the page. */
function useActionsOf(): (rule: MailRule) => string {
  const { t, i18n } = useTranslation()
  const { data } = useLabelsOfMail()
  return ({ folder, labels, isRead, isStarred, isImportant }) => {
    const actions = [
      ...(folder ? [`${t('mailRules.moveTo')}: ${t(`mail.names.${folder}`)}`] : []),
      ...(isRead ? [t('mail.markRead')] : []),
      ...(isStarred ? [t('mail.star')] : []),
      ...(isImportant ? [t('mail.important')] : []),
      ...(data ?? []).flatMap(({ id, name }) => (labels.includes(id) ? [`${t('mail.label')}: ${name}`] : [])),
    ]
    return formatList(actions, intlLocale(i18n.language))
  }
}
