import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { minorDigits } from '#base/format/intl'
import styles from './catalogue.module.css'
import { endsCondition, endsOf } from './facet-condition'
import type { FacetProps } from './facet-props'

/** Amounts are stored in minor units. */
const unitOf = ({ field, currency }: FacetProps): number =>
  field.kind === 'money' ? 10 ** minorDigits(currency) : 1

/** Two inputs for the ends of a range, applied with Enter or the button. */
export function FacetEnds(props: FacetProps) {
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
    <label className={styles.end}>
      {text}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}: ${text}`}
        value={typed[end]}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      />
    </label>
  )
  return (
    <form className={styles.ends} onSubmit={apply}>
      {input('from', t('list.valueFrom'))}
      {input('to', t('list.valueTo'))}
      <button type="submit" className={styles.apply}>
        {t('list.apply')}
      </button>
    </form>
  )
}
