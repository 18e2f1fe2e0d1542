import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '#define/reading'
import { takesNoValue, type Operator } from '#screens/list-model/state/filter'
import { Cross } from '../cross'
import { ConditionValues } from './condition-values'
import { valueFor, type DraftCondition } from './draft'
import styles from './filter.module.css'
import { operatorsOf, operatorLabel } from './operators'
import type { FilterScope } from './filter-scope'

interface ConditionRowProps {
  readonly condition: DraftCondition
  readonly scope: FilterScope
  readonly onChange: (condition: DraftCondition) => void
  readonly onRemove: () => void
}

/** One condition: field, operator and value. */
export function ConditionRow({ condition, scope, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation()
  const { resource, names, label } = scope
  const field = fieldOf(resource, condition.field)
  if (!field) return null
  const setField = (name: string) => {
    const next = fieldOf(resource, name)
    const op = next && operatorsOf(next)[0]
    if (op) onChange({ key: condition.key, field: name, op })
  }
  const setOp = (op: Operator) => onChange({ ...condition, op, value: valueFor(op, condition) })
  return (
    <div className={styles.condition} role="group" aria-label={label(condition.field)}>
      <Select label={t('list.field')} value={condition.field} onChange={setField}>
        {names.map((name) => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </Select>
      <Select label={t('list.operator')} value={condition.op} onChange={(op) => setOp(op as Operator)}>
        {operatorsOf(field).map((op) => (
          <option key={op} value={op}>
            {t(operatorLabel(field, op))}
          </option>
        ))}
      </Select>
      <IconButton
        className={styles.remove}
        size="small"
        aria-label={t('list.removeCondition')}
        onClick={onRemove}
      >
        <Cross />
      </IconButton>
      {!takesNoValue(condition.op) && (
        <ConditionValues condition={condition} scope={scope} onChange={onChange} />
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

const Select = ({ label, value, onChange, children }: SelectProps) => (
  <FormControl size="small" fullWidth>
    <NativeSelect
      value={value}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': label }}
    >
      {children}
    </NativeSelect>
  </FormControl>
)
