import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import { labelIdOf } from '#shell/parts/select/select-props'
import { daysOfStart } from '../../recurrence/presets'
import { lastDay, type RuleDays } from '../../recurrence/rule'
import { sentenceOf } from '../../recurrence/sentence'
import type { CustomRuleProps } from './custom-rule-props'
import styles from './recurrence.module.css'

/** The day of each month: by its number, or by its weekday. */
export function MonthlyDays({ rule, beginning, onChange }: CustomRuleProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { monthly, nth } = daysOfStart(beginning.day)
  const common: readonly RuleDays[] = [monthly, nth, { kind: 'day', day: lastDay }]
  const isOffered = common.some((days) => keyOf(days) === keyOf(rule.days))
  const offered = isOffered ? common : [rule.days, ...common]
  const labelOf = (days: RuleDays) =>
    days.kind === 'start'
      ? t('repeating.sameDay')
      : sentenceOf({ frequency: 'MONTHLY', interval: 1, days, end: { kind: 'never' } }, beginning.zone, {
          locale,
          t,
        })
  return (
    <div className={styles.part}>
      <label id={labelIdOf(id)} htmlFor={id} className={styles.label}>
        {t('repeating.on')}
      </label>
      <Select
        id={id}
        options={offered.map((days) => ({ value: keyOf(days), label: labelOf(days) }))}
        value={keyOf(rule.days)}
        onChange={(key) => {
          const days = offered.find((each) => keyOf(each) === key)
          if (days) onChange({ ...rule, days })
        }}
      />
    </div>
  )
}

const keyOf = (days: RuleDays): string => JSON.stringify(days)
