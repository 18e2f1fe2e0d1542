import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { rangesOf, type FacetRange } from '#define/lists/facets'
import { formatMoney, formatNumber, minorDigits } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import { Stars } from '#screens/fields/stars'
import { Themed } from '#shell/theme/themed'
import styles from './catalogue.module.css'
import { FacetBones, FacetChoice, FacetFrame } from './facet-choice'
import { endsCondition, endsOf, rangeCondition, rangeOf } from './facet-condition'
import type { FacetProps } from './facet-props'

/** Amounts are stored in minor units. */
const unitOf = ({ field, currency }: FacetProps): number =>
  field.kind === 'money' ? 10 ** minorDigits(currency) : 1

/** The ranges of a number as radio buttons, and of an amount its two ends as inputs. */
export function FacetBounds(props: FacetProps) {
  const { name, label, facet, values, capped, condition, onChange } = props
  const { t } = useTranslation()
  const group = useId()
  const textOf = useRangeText(props)
  if (!values) return <FacetFrame label={label}>{<FacetBones />}</FacetFrame>
  if (props.field.kind === 'money' && (props.currency === undefined || values.length === 0))
    return (
      <FacetFrame label={label}>
        <span className={styles.count}>{t('facets.currencyFirst')}</span>
      </FacetFrame>
    )
  const chosen = rangeOf(name, facet, condition)
  return (
    <FacetFrame label={label}>
      {rangesOf(facet).map((range) => (
        <FacetChoice
          key={range.value}
          type="radio"
          group={group}
          isChosen={range.value === chosen}
          count={values.find(({ value }) => value === range.value)?.count}
          capped={capped}
          onToggle={() => onChange(range.value === chosen ? undefined : rangeCondition(name, range))}
        >
          {textOf(range)}
        </FacetChoice>
      ))}
      {facet !== true && 'bounds' in facet && <Ends key={JSON.stringify(condition)} {...props} />}
    </FacetFrame>
  )
}

function useRangeText(props: FacetProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = props
  const amount = (value = 0) =>
    currency === undefined ? formatNumber(value, locale) : formatMoney(value, currency, locale)
  const isStars = 'stars' in props.field && props.field.stars === true
  return ({ from, below }: FacetRange) => {
    if (isStars) return <StarsUp from={from ?? 0} />
    if (from === undefined) return t('facets.under', { to: amount(below) })
    return below === undefined
      ? t('facets.over', { from: amount(from) })
      : t('facets.between', { from: amount(from), to: amount(below) })
  }
}

const StarsUp = ({ from }: { from: number }) => {
  const { t } = useTranslation()
  return (
    <>
      <Stars rating={from} label={t('facets.starsUp', { stars: from })} />
      <span aria-hidden="true">{t('facets.up')}</span>
    </>
  )
}

/** Two inputs for the ends of a range, applied with Enter or the button. */
function Ends(props: FacetProps) {
  const { t } = useTranslation()
  const { name, condition, onChange, label } = props
  const unit = unitOf(props)
  const [from, to] = endsOf(condition).map((end) => (end === undefined ? '' : String(Math.round(end) / unit)))
  const [typed, setTyped] = useState({ from: from ?? '', to: to ?? '' })
  const read = (text: string) => {
    const value = Number.parseFloat(text.replace(',', '.'))
    return Number.isFinite(value) && value >= 0 ? Math.min(Math.round(value * unit), 1e13) : undefined
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onChange(endsCondition(name, [read(typed.from), read(typed.to)]))
  }
  const input = (end: 'from' | 'to', text: string) => (
    <TextField
      size="small"
      label={text}
      value={typed[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': `${label}: ${text}` } }}
    />
  )
  return (
    <Themed>
      <form className={styles.ends} onSubmit={apply}>
        {input('from', t('list.valueFrom'))}
        {input('to', t('list.valueTo'))}
        <button type="submit" className={styles.apply}>
          {t('list.apply')}
        </button>
      </form>
    </Themed>
  )
}
