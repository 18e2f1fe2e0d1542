import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { intlLocale } from '#base/format/intl'
import { messageOf } from '#providers/data/problem'
import { notify } from '#base/toasts/notify'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Icon } from '#shell/icons'
import { ErrorState, TableSkeleton } from '#shell/states'
import type { MailRule } from '../../mail-rules.resource'
import { useLabelsOfMail } from '../mail-data'
import { RuleDialog } from './rule-dialog'
import { useRuleCalls, useRules } from './rule-calls'
import styles from './rules.module.css'

/** The rules of the user: they are switched on and off, changed and deleted. */
export function RulesList() {
  const { t } = useTranslation()
  const { result, query } = useRules()
  const [open, setOpen] = useState<{ readonly rule: MailRule; readonly isDeleted: boolean }>()
  const close = () => setOpen(undefined)
  const rules = query.data && result.data
  return (
    <section className={styles.section}>
      <h3>{t('mailRules.title')}</h3>
      <p className={styles.what}>{t('mailRules.help')}</p>
      {!rules &&
        (query.error ? (
          <ErrorState small error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <TableSkeleton rows={2} />
        ))}
      {rules?.length === 0 && <p className={styles.none}>{t('mailRules.none')}</p>}
      <ul className={styles.rules}>
        {rules?.map((rule) => (
          <RuleLine
            key={rule.id}
            rule={rule}
            onEdit={() => setOpen({ rule, isDeleted: false })}
            onDelete={() => setOpen({ rule, isDeleted: true })}
          />
        ))}
      </ul>
      {open && !open.isDeleted && <RuleDialog rule={open.rule} onClose={close} />}
      {open?.isDeleted && <DeleteRule rule={open.rule} onClose={close} />}
    </section>
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
    <li className={styles.rule}>
      <Switch
        checked={rule.isActive}
        onChange={(_, isOn) => toggle(isOn)}
        slotProps={{ input: { 'aria-label': t('mailRules.active', names), role: 'switch' } }}
      />
      <div>
        <p dir="auto">{rule.query}</p>
        <p className={styles.what}>{does}</p>
      </div>
      <button type="button" className="icon-button" aria-label={t('mailRules.edit', names)} onClick={onEdit}>
        <Icon name="pencil-simple" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('mailRules.remove', names)}
        onClick={onDelete}
      >
        <Icon name="trash" size={18} />
      </button>
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
    return new Intl.ListFormat(intlLocale(i18n.language), { type: 'unit' }).format(actions)
  }
}

function DeleteRule({ rule, onClose }: { readonly rule: MailRule; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { remove } = useRuleCalls()
  const { isRunning, refusal, attempt } = useAttempt()
  return (
    <QuestionDialog
      title={t('mailRules.deleteTitle')}
      text={t('mailRules.deleteText')}
      yes={t('mailRules.delete')}
      weight="danger"
      isRunning={isRunning}
      refusal={refusal}
      onNo={onClose}
      onYes={() =>
        void attempt(async () => {
          await remove(rule)
          notify({ message: t('mailRules.deleted') })
          onClose()
        })
      }
    />
  )
}
