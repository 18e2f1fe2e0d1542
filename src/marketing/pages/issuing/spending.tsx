import { useId, useState } from 'react'
import { useIsReady } from '#marketing/islands/ready'
import type { SiteLanguage } from '#marketing/base/language'
import { cardCurrency, checkPurchases, type Controls } from './controls'
import { inCurrency } from './in-currency'
import { PurchaseList } from './purchase-list'
import { spendingCopy } from './spending-copy'

export interface SpendingProps {
  readonly language: SiteLanguage
  /** The formatted date of the sample rates. */
  readonly day: string
}

const start: Controls = { month: 1_000_00, frozen: false }

/** The range of the limit, in minor units. */
const range = { max: 2_400_00, step: 100_00 } as const

/** The card settings, and the purchases of a month that they accept. */
export function Spending({ language, day }: SpendingProps) {
  const id = useId()
  const copy = spendingCopy[language]
  const [controls, setControls] = useState(start)
  const isReady = useIsReady()
  const onCard = (amount: number) => inCurrency(language, amount, cardCurrency)
  const { checked, spent } = checkPurchases(controls)
  const change = (item: Partial<Controls>) => setControls((before) => ({ ...before, ...item }))
  const accepted = checked.filter(({ refusal }) => !refusal).length
  const summary = copy.summary
    .replace('{{accepted}}', String(accepted))
    .replace('{{all}}', String(checked.length))
    .replace('{{spent}}', onCard(spent))
    .replace('{{month}}', onCard(controls.month))
  return (
    <form className="try-out sheet" aria-label={copy.name} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="try-fields card-controls" disabled={!isReady}>
        <legend className="visually-hidden">{copy.name}</legend>
        <Limit
          id={`${id}-month`}
          label={copy.month}
          text={onCard(controls.month)}
          value={controls.month}
          {...range}
          onChange={(month) => change({ month })}
        />
        <label className="card-switch">
          <input
            type="checkbox"
            checked={controls.frozen}
            onChange={({ target }) => change({ frozen: target.checked })}
          />
          {copy.frozen}
        </label>
        <p role="status" className="card-told">
          {summary}
        </p>
      </fieldset>
      <PurchaseList language={language} checked={checked} />
      <p className="quiet">{copy.note.replace('{{day}}', day)}</p>
    </form>
  )
}

interface LimitProps {
  readonly id: string
  readonly label: string
  /** The formatted limit. */
  readonly text: string
  readonly value: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
}

const Limit = ({ id, label, text, value, max, step, onChange }: LimitProps) => (
  <p className="card-limit">
    <label htmlFor={id}>{label}</label>
    <span aria-hidden="true">{text}</span>
    <input
      id={id}
      type="range"
      min={0}
      max={max}
      step={step}
      value={value}
      aria-valuetext={text}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </p>
)
