import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#base/toasts/notify'
import { problemOf } from '#providers/data/http/problem'
import { describedBy, FieldFrame } from '#screens/fields/input/field-frame'
import { LineInput } from '#screens/fields/input/text-inputs'
import { QuestionDialog } from '#screens/question-dialog'
import { useAttempt } from '#screens/use-attempt'
import { Select } from '#shell/parts/select/select'
import type { MailRule } from '../../mail-rules.resource'
import { maxQuery } from '../../mail-shapes.wire'
import { ruleFolders } from '../../mail.wire'
import { Flag } from '../search/flag'
import { SearchChips } from '../search/search-chips'
import { MatchingCount } from './matching-count'
import { RuleLabels } from './rule-labels'
import { RuleMatches } from './rule-matches'
import { useRuleCalls } from './rule-calls'
import styles from './rules.module.css'
import { ruleValuesOf, type RuleValues } from './rule-values'
import { useApplyRule } from './use-apply-rule'

interface RuleDialogProps {
  /** The rule that is changed, or the search that a new one is for. */
  readonly rule: MailRule | { readonly query: string }
  readonly onClose: () => void
}

/** A form for what happens to mails that arrive and match a search. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const known = 'id' in rule ? rule : undefined
  const [values, setValues] = useState(() => ruleValuesOf(rule))
  const [isApplied, setApplied] = useState(false)
  const { save } = useRuleCalls()
  const apply = useApplyRule()
  const { isRunning, refusal, attempt } = useAttempt()
  const set = (changed: Partial<RuleValues>) => setValues((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void attempt(async () => {
      await save(known, values)
      notify({ message: t('mailRules.saved') })
      onClose()
      if (isApplied) await apply(values)
    })
  }
  const errors = problemOf(refusal)?.errors
  const fault = (name: string) => errors?.[name]?.join(' ')
  const rest = errors && Object.keys(errors).every((name) => name === 'query' || name === 'folder')
  return (
    <QuestionDialog
      title={t(known ? 'mailRules.editTitle' : 'mailRules.createTitle')}
      yes={t('mailRules.save')}
      form={id}
      isRunning={isRunning}
      refusal={rest ? undefined : refusal}
      onNo={onClose}
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <QueryField id={`${id}query`} query={values.query} error={fault('query')} onChange={set} />
        <RuleMatches query={values.query} />
        <FieldFrame
          id={`${id}folder`}
          label={t('mailRules.moveTo')}
          isGroup={false}
          required={false}
          help={undefined}
          error={fault('folder')}
        >
          <Select
            id={`${id}folder`}
            value={values.folder}
            onChange={(folder) => set({ folder })}
            isInvalid={fault('folder') !== undefined}
            describedBy={describedBy(`${id}folder`, undefined, fault('folder'))}
            options={[
              { value: '', label: t('mailRules.stay') },
              ...ruleFolders.map((value) => ({ value, label: t(`mail.names.${value}`) })),
            ]}
          />
        </FieldFrame>
        <fieldset className={styles.also}>
          <legend>{t('mailRules.do')}</legend>
          {marks.map(([name, label]) => (
            <Flag
              key={name}
              label={t(label)}
              isOn={values[name]}
              onChange={(isOn) => set({ [name]: isOn })}
            />
          ))}
        </fieldset>
        <RuleLabels labels={values.labels} onChange={(labels) => set({ labels })} />
        <Flag label={t('mailRules.apply')} isOn={isApplied} onChange={setApplied} />
        {isApplied && <MatchingCount query={values.query} />}
      </form>
    </QuestionDialog>
  )
}

const marks = [
  ['isRead', 'mail.markRead'],
  ['isStarred', 'mail.star'],
  ['isImportant', 'mail.important'],
] as const

interface QueryFieldProps {
  readonly id: string
  readonly query: string
  readonly error: string | undefined
  readonly onChange: (changed: Pick<RuleValues, 'query'>) => void
}

function QueryField({ id, query, error, onChange }: QueryFieldProps) {
  const { t } = useTranslation()
  const help = t('mailRules.queryHelp')
  return (
    <div>
      <FieldFrame id={id} label={t('mailRules.query')} isGroup={false} required help={help} error={error}>
        <LineInput
          id={id}
          label={t('mailRules.query')}
          path="query"
          name="query"
          inputRef={null}
          required
          invalid={error !== undefined}
          describedBy={describedBy(id, help, error)}
          value={query}
          onChange={(value) => onChange({ query: typeof value === 'string' ? value : '' })}
          onBlur={() => undefined}
          attributes={{ maxLength: maxQuery, dir: 'auto' }}
        />
      </FieldFrame>
      <div className={styles.chips}>
        <SearchChips search={query} onSearch={(changed) => onChange({ query: changed })} />
      </div>
    </div>
  )
}
