import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#base/format/use-locale'
import { Select } from '#shell/parts/select/select'
import { defaultDays } from '../../recurrence/presets'
import { frequencies, weekdays } from '../../recurrence/rule'
import { weekdayName } from '../../recurrence/sentence'
import { CountInput } from './count-input'
import type { CustomRuleProps } from './custom-rule-props'
import { MonthlyDays } from './monthly-days'
import styles from './recurrence.module.css'
import { RuleEndInput } from './rule-end-input'

/** The parts of a rule: every how many days, weeks, months or years, on which days, and until when. */
export function CustomRule({ rule, beginning, onChange }: CustomRuleProps) {
  const { t } = useTranslation()
  const { frequency } = rule
  return (
    <>
      <div className={styles.part}>
        <span className={styles.label}>{t('repeating.every')}</span>
        <div className={styles.line}>
          <CountInput
            label={t('repeating.interval')}
            value={rule.interval}
            onChange={(interval) => onChange({ ...rule, interval })}
          />
          <Select
            label={t('repeating.unit')}
            options={frequencies.map((each) => ({ value: each, label: t(`repeating.units.${each}`) }))}
            value={frequency}
            onChange={(next) =>
              onChange({ ...rule, frequency: next, days: defaultDays(next, beginning.day) })
            }
          />
        </div>
      </div>
      {frequency === 'WEEKLY' && <Weekdays rule={rule} beginning={beginning} onChange={onChange} />}
      {frequency === 'MONTHLY' && <MonthlyDays rule={rule} beginning={beginning} onChange={onChange} />}
      <RuleEndInput rule={rule} beginning={beginning} onChange={onChange} />
    </>
  )
}

function Weekdays({ rule, beginning, onChange }: CustomRuleProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const chosen = rule.days.kind === 'weekdays' ? rule.days.weekdays : []
  const choose = (days: readonly string[]) => {
    const next = weekdays.filter((each) => days.includes(each))
    const named = next.length > 0 ? ({ kind: 'weekdays', weekdays: next } as const) : undefined
    onChange({ ...rule, days: named ?? defaultDays('WEEKLY', beginning.day) })
  }
  return (
    <div className={styles.part}>
      <span id={id} className={styles.label}>
        {t('repeating.on')}
      </span>
      <ToggleButtonGroup
        className={styles.weekdays ?? ''}
        size="small"
        aria-labelledby={id}
        value={[...chosen]}
        onChange={(_, next: readonly string[]) => choose(next)}
      >
        {weekdays.map((each) => (
          <ToggleButton key={each} value={each}>
            {weekdayName(each, locale, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
