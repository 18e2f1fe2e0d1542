import { useTranslation } from 'react-i18next'
import type { AnyField } from '#define/kinds'
import { fieldOf } from '#define/reading'
import { ConditionDays, hasDays } from './condition-days'
import { ConditionInput } from './condition-inputs'
import type { DraftCondition } from './draft'
import styles from './filter.module.css'
import type { FilterScope } from './filter-scope'

interface ConditionValuesProps {
  readonly condition: DraftCondition
  readonly scope: FilterScope
  readonly onChange: (condition: DraftCondition) => void
}

/** The value of a condition: one, several, or the two ends of a range. */
export function ConditionValues({ condition, scope, onChange }: ConditionValuesProps) {
  const { t } = useTranslation()
  const { op, value } = condition
  if (op !== 'between')
    return (
      <Value
        label={t('listPanels.value')}
        at=""
        condition={condition}
        scope={scope}
        value={value}
        isEnd={op === 'lte' || op === 'gt'}
        onValue={(next) => onChange({ ...condition, value: next })}
      />
    )
  const [from, to] = (Array.isArray(value) ? value : []) as unknown[]
  const field = fieldOf(scope.resource, condition.field)
  if (field && hasDays(field))
    return <Days field={field} condition={condition} scope={scope} onChange={onChange} />
  return (
    <div className={styles.span}>
      <Value
        label={t('list.valueFrom')}
        at="from"
        condition={condition}
        scope={scope}
        value={from}
        isEnd={false}
        onValue={(next) => onChange({ ...condition, value: [next, to] })}
      />
      <Value
        label={t('list.valueTo')}
        at="to"
        condition={condition}
        scope={scope}
        value={to}
        isEnd
        onValue={(next) => onChange({ ...condition, value: [from, next] })}
      />
    </div>
  )
}

/** A range of days, in one input. */
function Days({ field, condition, scope, onChange }: ConditionValuesProps & { readonly field: AnyField }) {
  const { t } = useTranslation()
  const id = `filter-${condition.key}`
  const invalid = scope.incomplete.includes(condition.key)
  const label = t('listPanels.value')
  return (
    <div className={styles.value}>
      <label id={`${id}-label`} htmlFor={id} className={styles.valueLabel}>
        {label}
      </label>
      <ConditionDays
        id={id}
        label={label}
        field={field}
        invalid={invalid}
        describedBy={invalid ? `${id}-fault` : undefined}
        value={Array.isArray(condition.value) ? condition.value : []}
        onChange={(value) => onChange({ ...condition, value })}
      />
      {invalid && <Fault id={id} />}
    </div>
  )
}

/** The message of an input without a value. */
function Fault({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  return (
    <p id={`${id}-fault`} className={styles.fault}>
      {t('validation.required')}
    </p>
  )
}

interface ValueProps {
  readonly label: string
  /** Which end of a range. */
  readonly at: string
  readonly condition: DraftCondition
  readonly scope: FilterScope
  readonly value: unknown
  readonly isEnd: boolean
  readonly onValue: (value: unknown) => void
}

function Value({ label, at, condition, scope, value, isEnd, onValue }: ValueProps) {
  const field = fieldOf(scope.resource, condition.field)
  if (!field) return null
  const id = `filter-${condition.key}${at}`
  const invalid = scope.incomplete.includes(condition.key)
  const currency = field.kind === 'money' ? scope.currency(field) : undefined
  return (
    <div className={styles.value}>
      <label id={`${id}-label`} htmlFor={id} className={styles.valueLabel}>
        {currency ? `${label} (${currency})` : label}
      </label>
      <ConditionInput
        // The input is remounted for another field, and keeps its typed text for the same one.
        key={condition.field}
        field={field}
        id={id}
        path={id}
        name={condition.field}
        label={label}
        required
        invalid={invalid}
        describedBy={invalid ? `${id}-fault` : undefined}
        value={value}
        onChange={(next) => onValue(next ?? undefined)}
        onBlur={() => undefined}
        inputRef={null}
        currency={currency}
        isEnd={isEnd}
      />
      {invalid && <Fault id={id} />}
    </div>
  )
}
