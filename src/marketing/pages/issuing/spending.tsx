import { useId, useState } from 'react'
import { useIsReady } from '#marketing/islands/ready'
import type { SiteLanguage } from '#marketing/base/language'
import { cardCurrency, judge, type Controls } from './controls'
import { inCurrency } from './in-currency'
import { JudgedList } from './judged-list'
import { spendingWords } from './spending-words'

export interface SpendingProps {
  readonly language: SiteLanguage
  /** The day of the sample rates, as the language writes it. */
  readonly day: string
}

const start: Controls = { month: 1_000_00, frozen: false }

/** The limit that can be set: up to so much, in steps of so much, in minor units. */
const range = { most: 2_400_00, step: 100_00 } as const

/** The rules of a card, which somebody sets, and which payments of a month they let through. */
export function Spending({ language, day }: SpendingProps) {
  const id = useId()
  const words = spendingWords[language]
  const [controls, setControls] = useState(start)
  const isReady = useIsReady()
  const onCard = (amount: number) => inCurrency(language, amount, cardCurrency)
  const { judged, spent } = judge(controls)
  const change = (one: Partial<Controls>) => setControls((before) => ({ ...before, ...one }))
  const accepted = judged.filter(({ refusal }) => !refusal).length
  const told = words.told
    .replace('{{accepted}}', String(accepted))
    .replace('{{all}}', String(judged.length))
    .replace('{{spent}}', onCard(spent))
    .replace('{{month}}', onCard(controls.month))
  return (
    <form className="try-out sheet" aria-label={words.name} onSubmit={(event) => event.preventDefault()}>
      <fieldset className="try-fields card-controls" disabled={!isReady}>
        <legend className="visually-hidden">{words.name}</legend>
        <Limit
          id={`${id}-month`}
          label={words.month}
          said={onCard(controls.month)}
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
          {words.frozen}
        </label>
        <p role="status" className="card-told">
          {told}
        </p>
      </fieldset>
      <JudgedList language={language} judged={judged} />
      <p className="quiet">{words.note.replace('{{day}}', day)}</p>
    </form>
  )
}

interface LimitProps {
  readonly id: string
  readonly label: string
  /** The limit in words. */
  readonly said: string
  readonly value: number
  readonly most: number
  readonly step: number
  readonly onChange: (value: number) => void
}

const Limit = ({ id, label, said, value, most, step, onChange }: LimitProps) => (
  <p className="card-limit">
    <label htmlFor={id}>{label}</label>
    <span aria-hidden="true">{said}</span>
    <input
      id={id}
      type="range"
      min={0}
      max={most}
      step={step}
      value={value}
      aria-valuetext={said}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </p>
)
