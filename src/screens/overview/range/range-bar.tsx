import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { comparisons, type Comparison, type OverviewAnswer } from '#define/overview/overview'
import { formatDay, nameWithCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { DayInput } from './day-input'
import { ChoiceMenu } from './choice-menu'
import styles from './range-bar.module.css'
import { daysOf, presetOf, presets, type Preset, type RangeState } from './range-state'

interface RangeBarProps {
  readonly range: RangeState
  readonly today: string
  readonly answer: OverviewAnswer | undefined
  readonly onChange: (next: Partial<RangeState>) => void
  /** Other controls, at the end of the second line. */
  readonly children?: ReactNode
}

/** Controls for all tiles: range of days, comparison and currency. */
export function RangeBar({ range, today, answer, onChange, children }: RangeBarProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const current = presetOf(range, today)
  return (
    <section className={styles.bar} aria-label={t('overview.range')}>
      <Printed range={range} answer={answer} />
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
      <ChoiceMenu
        label={t('overview.compare')}
        value={range.compare}
        options={comparisons.map((item) => ({ value: item, label: t(`overview.comparisons.${item}`) }))}
        onPick={(compare) => onChange({ compare: compare as Comparison })}
      />
      {answer && answer.currencies.length > 1 && (
        <ChoiceMenu
          label={t('overview.currency')}
          value={answer.currency ?? ''}
          options={[...new Set([...answer.currencies, answer.currency ?? ''])]
            .filter(Boolean)
            .map((code) => ({ value: code, label: nameWithCode(code, locale) }))}
          onPick={(currency) => onChange({ currency })}
        />
      )}
      <div className={styles.foot}>
        <Compared answer={answer} />
        {children && <div className={styles.others}>{children}</div>}
      </div>
    </section>
  )
}

/** The range and the currency on paper, in place of the controls. */
function Printed({ range, answer }: Pick<RangeBarProps, 'range' | 'answer'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const days = { from: formatDay(range.from, locale), to: formatDay(range.to, locale) }
  const code = answer?.currency
  return (
    <p className={styles.print}>
      {code
        ? t('overview.printedIn', { ...days, currency: nameWithCode(code, locale) })
        : t('overview.printed', days)}
    </p>
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
