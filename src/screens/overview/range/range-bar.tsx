import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { comparisons, type Comparison, type OverviewAnswer } from '#define/overview/overview'
import { formatDayRange } from '#base/format/day-range'
import { formatDay, nameWithCode } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { ChoiceMenu } from './choice-menu'
import { DaysInput } from './days-input'
import styles from './range-bar.module.css'
import type { RangeState } from './range-state'

interface RangeBarProps {
  readonly range: RangeState
  readonly today: string
  readonly answer: OverviewAnswer | undefined
  readonly onChange: (next: Partial<RangeState>) => void
  /** Other controls, at the end of the line. */
  readonly children?: ReactNode
}

/** Controls for all tiles: range of days, comparison and currency. */
export function RangeBar({ range, today, answer, onChange, children }: RangeBarProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const compared = answer?.compared
  return (
    <section className={styles.bar} aria-label={t('overview.range')}>
      <Printed range={range} answer={answer} />
      <DaysInput range={range} today={today} onChange={onChange} />
      <ChoiceMenu
        label={t('overview.compare')}
        value={range.compare}
        options={comparisons.map((item) => ({ value: item, label: t(`overview.comparisons.${item}`) }))}
        note={compared ? formatDayRange(compared.from, compared.to, locale) : undefined}
        isNoted
        describedBy={compared ? id : undefined}
        onPick={(compare) => onChange({ compare: compare as Comparison })}
      />
      {compared && (
        <p id={id} className={styles.compared}>
          {t('overview.comparedWith', {
            from: formatDay(compared.from, locale),
            to: formatDay(compared.to, locale),
          })}
        </p>
      )}
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
      {children && <div className={styles.others}>{children}</div>}
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
