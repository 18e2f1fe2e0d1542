import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '#define/reading'
import { Select } from '#shell/parts/select/select'
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
      <Select
        label={t('listPanels.field')}
        options={names.map((name) => ({ value: name, label: label(name) }))}
        value={condition.field}
        onChange={setField}
      />
      <Select
        label={t('listPanels.operator')}
        options={operatorsOf(field).map((op) => ({ value: op, label: t(operatorLabel(field, op)) }))}
        value={condition.op}
        onChange={setOp}
      />
      <IconButton
        className={styles.remove}
        size="small"
        aria-label={t('listPanels.removeCondition')}
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
