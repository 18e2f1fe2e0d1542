import { useTranslation } from 'react-i18next'
import { fieldOf } from '#define/reading'
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
  const { t } = useTranslation()
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
      {invalid && (
        <p id={`${id}-fault`} className={styles.fault}>
          {t('validation.required')}
        </p>
      )}
    </div>
  )
}
