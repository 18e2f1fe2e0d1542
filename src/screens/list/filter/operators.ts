import { byKind, type AnyField, type KindMap } from '#define/kinds'
import type { Condition, Operator } from '#screens/list-model/state/filter'

const none = () => [] as const
const measured = (): readonly Operator[] => ['gte', 'lte', 'between', 'eq', 'ne', 'gt', 'lt']
const exact = (): readonly Operator[] => ['eq', 'ne']
const oneOf = (): readonly Operator[] => ['in', 'nin']

/** The operators of each kind, the most common first; the server supports the same. */
const operatorsByKind: KindMap<readonly Operator[]> = {
  // Parts of a rule or of the name of a zone mean nothing to a reader.
  text: ({ format }) => (format === 'recurrence' ? [] : format === 'timeZone' ? ['eq'] : ['like', 'eq']),
  richText: none,
  integer: measured,
  decimal: measured,
  boolean: () => ['eq'],
  date: () => ['gte', 'lte', 'between', 'eq'],
  // Equality is useless for instants.
  datetime: () => ['gte', 'lte', 'between'],
  choice: oneOf,
  choices: oneOf,
  tags: oneOf,
  ref: oneOf,
  refs: oneOf,
  listOf: none,
  money: measured,
  currency: oneOf,
  email: exact,
  url: none,
  phone: exact,
  color: none,
  country: oneOf,
  rank: none,
  file: none,
  image: none,
  json: none,
  state: oneOf,
}

const isList = ({ kind }: AnyField) => kind === 'choices' || kind === 'tags' || kind === 'refs'

/** The operators of a field, the most common first. */
export const operatorsOf = (field: AnyField): readonly Operator[] => [
  ...byKind(operatorsByKind, field),
  ...(field.optional || isList(field) ? (['null', 'nnull'] as const) : []),
]

/**
 * The translation key of an operator: dates use "on or after" instead of "at least", lists use "has" instead of "is".
 */
export function operatorLabel(field: AnyField, op: Operator) {
  const isDay = field.kind === 'date' || field.kind === 'datetime'
  if (isDay && op === 'eq') return 'list.op_dateEq'
  if (isDay && op === 'gte') return 'list.op_dateGte'
  if (isDay && op === 'lte') return 'list.op_dateLte'
  const isMany = isList(field)
  if (isMany && op === 'in') return 'list.op_manyIn'
  if (isMany && op === 'nin') return 'list.op_manyNin'
  return `list.op_${op}` as const
}

/** A condition as the builder can show it: the URL may compare with one value where the builder offers several. */
export function fitting(field: AnyField, condition: Condition): Condition {
  const operators = operatorsOf(field)
  if (operators.includes(condition.op)) return condition
  const several = condition.op === 'eq' ? 'in' : condition.op === 'ne' ? 'nin' : undefined
  const value =
    condition.value === undefined || Array.isArray(condition.value) ? condition.value : [condition.value]
  if (several && operators.includes(several) && value)
    return { field: condition.field, op: several, value: value as string[] }
  return { field: condition.field, op: operators[0] ?? condition.op }
}
