import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { comparisons, type Comparison, type OverviewAnswer } from '#define/overview'
import { formatDay } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from './range-bar.module.css'
import { daysOf, presetOf, presets, type Preset, type RangeState } from './range-state'

interface RangeBarProps {
  readonly range: RangeState
  readonly today: string
  readonly answer: OverviewAnswer | undefined
  readonly onChange: (next: Partial<RangeState>) => void
}

/** Controls for all tiles: range of days, comparison and currency. */
export function RangeBar({ range, today, answer, onChange }: RangeBarProps) {
  const { t } = useTranslation()
  const current = presetOf(range, today)
  return (
    <section className={styles.bar} aria-label={t('overview.range')}>
      <fieldset className={styles.presets}>
        <legend className="visually-hidden">{t('overview.range')}</legend>
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === current}
            onClick={() => onChange(daysOf(preset, today))}
          >
            {t(`overview.presets.${preset}`)}
          </button>
        ))}
      </fieldset>
      <DayInput
        label={t('overview.from')}
        value={range.from}
        max={range.to}
        onPick={(from) => onChange({ from })}
      />
      <DayInput
        label={t('overview.to')}
        value={range.to}
        min={range.from}
        onPick={(to) => onChange({ to })}
      />
      <Choice
        label={t('overview.compare')}
        value={range.compare}
        onPick={(compare) => onChange({ compare: compare as Comparison })}
      >
        {comparisons.map((item) => (
          <option key={item} value={item}>
            {t(`overview.comparisons.${item}`)}
          </option>
        ))}
      </Choice>
      {answer && answer.currencies.length > 1 && (
        <Choice
          label={t('overview.currency')}
          value={answer.currency ?? ''}
          onPick={(currency) => onChange({ currency })}
        >
          {[...new Set([...answer.currencies, answer.currency ?? ''])].filter(Boolean).map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </Choice>
      )}
      <Compared answer={answer} />
    </section>
  )
}

function Compared({ answer }: Pick<RangeBarProps, 'answer'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!answer?.compared) return null
  const { from, to } = answer.compared
  return (
    <p className={styles.compared}>
      {t('overview.comparedWith', { from: formatDay(from, locale), to: formatDay(to, locale) })}
    </p>
  )
}

interface DayInputProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onPick: (day: string) => void
}

/** A date input; incomplete dates are ignored. */
function DayInput({ label, value, onPick, ...limits }: DayInputProps) {
  const id = useId()
  const { min = '', max = '9' } = limits
  const [typed, setTyped] = useState({ of: value, text: value })
  if (typed.of !== value) setTyped({ of: value, text: value })
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={typed.text}
        {...limits}
        onChange={({ target }) => {
          setTyped({ of: value, text: target.value })
          if (target.value !== '' && target.value >= min && target.value <= max) onPick(target.value)
        }}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onPick: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, onPick, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </select>
    </div>
  )
}
