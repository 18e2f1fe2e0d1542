import type { AnyField } from '#define/kinds'
import { dayOf, endOfDay, startOfDay } from '#base/format/days'
import { RangeInput } from '#screens/fields/input/dates/range/range-input'

interface ConditionDaysProps {
  readonly id: string
  readonly label: string
  readonly field: AnyField
  readonly invalid: boolean
  readonly describedBy: string | undefined
  /** The two ends of the range: days, or instants for a field that has a time. */
  readonly value: readonly unknown[]
  readonly onChange: (value: readonly [from: string, to: string]) => void
}

/** Whether a range of this field is one of days. */
export const hasDays = ({ kind }: AnyField): boolean => kind === 'date' || kind === 'datetime'

/** A range of days; for instants from the first moment of its first day to the last moment of its last one. */
export function ConditionDays({ field, value, onChange, ...input }: ConditionDaysProps) {
  const isInstant = field.kind === 'datetime'
  const dayAt = (index: number) => {
    const end = value[index]
    if (typeof end !== 'string' || end === '') return undefined
    return (isInstant ? dayOf(end) : end) || undefined
  }
  return (
    <RangeInput
      {...input}
      value={{ from: dayAt(0), to: dayAt(1) }}
      onChange={({ from, to }) => onChange(isInstant ? [startOfDay(from), endOfDay(to)] : [from, to])}
    />
  )
}
