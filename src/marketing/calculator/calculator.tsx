import { useId, useState, type FormEvent } from 'react'
import { useIsReady } from '../islands/ready'
import { tagOf, type SiteLanguage } from '../base/language'
import { AmountField } from './amount-field'
import {
  withChange,
  workOut,
  written,
  type Calculation,
  type Change,
  type Currency,
  type Outcome,
  type Reading,
  type Side,
} from './calculation'
import { QuotePanel } from './quote-panel'
import type { QuoteRequest } from './quote'
import { Terms } from './terms'
import { useQuote } from './use-quote'
import { calculatorCopy } from './copy'

export interface CalculatorProps {
  readonly language: SiteLanguage
  readonly currencies: readonly Currency[]
  /** The formatted date of the sample rates. */
  readonly day: string
  readonly start: Calculation
}

/** Converts an amount to another currency, and requests a quote, which is counted down. */
export function Calculator({ language, currencies, day, start }: CalculatorProps) {
  const id = useId()
  const copy = calculatorCopy[language]
  const reading: Reading = { currencies, tag: tagOf[language] }
  const [calculation, setCalculation] = useState(start)
  const isReady = useIsReady()
  const outcome = workOut(calculation, reading)
  const quote = useQuote(requestOf(calculation, outcome), reading.tag)
  const change = (item: Change) => setCalculation((before) => withChange(before, item, reading))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    quote.ask()
  }
  const field = (side: Side) => (
    <AmountField
      id={`${id}-${side}`}
      side={side}
      currencies={currencies}
      label={copy[side]}
      currencyLabel={copy.currency[side]}
      text={textOf(side, calculation, outcome, reading)}
      code={calculation[side]}
      wrong={wrongOf(side)}
      onType={(text) => change({ kind: 'typed', side, text })}
      onLeave={() => change({ kind: 'left' })}
      onChoose={(code) => change({ kind: 'chosen', side, code })}
    />
  )
  const wrongOf = (side: Side): string | undefined => {
    if (side !== calculation.side) return undefined
    if (outcome.fault) return copy.faults[outcome.fault]
    return quote.quoting.kind === 'refused' ? quote.quoting.amount : undefined
  }
  return (
    <form className="try-out sheet" aria-label={copy.name} onSubmit={submit}>
      <fieldset className="try-fields" disabled={!isReady}>
        <legend className="visually-hidden">{copy.name}</legend>
        {field('sell')}
        <button
          type="button"
          className="button calculator-swap"
          aria-label={copy.swap}
          onClick={() => change({ kind: 'swapped' })}
        >
          <SwapIcon />
        </button>
        {field('buy')}
        <Terms
          id={id}
          language={language}
          validity={calculation.validity}
          use={calculation.use}
          onChange={(terms) => change({ kind: 'terms', terms })}
        />
      </fieldset>
      <QuotePanel
        language={language}
        calculation={calculation}
        outcome={outcome}
        reading={reading}
        quote={quote}
        isReady={isReady}
      />
      <p className="quiet">{copy.sample.replace('{{day}}', day)}</p>
    </form>
  )
}

/** The typed text on the typed side, the computed amount on the other. */
function textOf(side: Side, calculation: Calculation, outcome: Outcome, reading: Reading): string {
  if (side === calculation.side) return calculation.typed
  const amount = outcome[side]
  return amount === undefined ? '' : written(amount, calculation[side], reading)
}

function requestOf(
  { sell, buy, side, validity, use }: Calculation,
  outcome: Outcome,
): QuoteRequest | undefined {
  const amount = outcome[side]
  return amount === undefined ? undefined : { pair: `${sell}/${buy}`, amount, side, validity, use }
}

const SwapIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
