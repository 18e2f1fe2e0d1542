import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { DateInput } from '../dates/date-inputs'
import { dayInZone, endOfDayIn, isoOf } from '../../recurrence/zoned-days'
import type { RuleEnd } from '../../recurrence/rule'
import { CountInput } from './count-input'
import type { CustomRuleProps } from './custom-rule-props'
import styles from './recurrence.module.css'

const defaultCount = 10

/** When a rule ends: never, on a day, or after a number of occurrences. */
export function RuleEndInput({ rule, beginning, onChange }: CustomRuleProps) {
  const { t } = useTranslation()
  const id = useId()
  const { end } = rule
  const set = (next: RuleEnd) => onChange({ ...rule, end: next })
  const ends: Readonly<Record<RuleEnd['kind'], () => RuleEnd>> = {
    never: () => ({ kind: 'never' }),
    until: () => ({ kind: 'until', until: endOfDayIn(monthAfter(beginning.day), beginning.zone) }),
    count: () => ({ kind: 'count', count: defaultCount }),
  }
  return (
    <div className={styles.part}>
      <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
        {t('repeating.ends')}
      </label>
      <div className={styles.line}>
        <Select
          id={id}
          options={[
            { value: 'never', label: t('repeating.endsNever') },
            { value: 'until', label: t('repeating.endsOn') },
            { value: 'count', label: t('repeating.endsAfter') },
          ]}
          value={end.kind}
          onChange={(kind) => set(ends[kind]())}
        />
        {end.kind === 'count' && (
          <CountInput
            label={t('repeating.times')}
            value={end.count}
            onChange={(count) => set({ kind: 'count', count })}
          />
        )}
      </div>
      {end.kind === 'until' && (
        <UntilInput
          id={`${id}-until`}
          label={t('repeating.endsOn')}
          value={end.until === '' ? '' : dayInZone(isoOf(end.until), beginning.zone)}
          onChange={(day) => set({ kind: 'until', until: day === '' ? '' : endOfDayIn(day, beginning.zone) })}
        />
      )}
    </div>
  )
}

function UntilInput({
  id,
  label,
  value,
  onChange,
}: {
  id: string
  label: string
  value: string
  onChange: (day: string) => void
}) {
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <DateInput
        id={id}
        label={label}
        path={id}
        name={id}
        required
        describedBy={undefined}
        inputRef={null}
        emptyUnlessRead
        invalid={value === ''}
        value={value}
        onChange={(day) => onChange(typeof day === 'string' ? day : '')}
        onBlur={() => undefined}
      />
    </>
  )
}

/** The same day a month later, or the last of that month. */
function monthAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const number = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== number) date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
