import { tagOf, type SiteLanguage } from '../base/language'
import { written, type Calculation, type Outcome, type Reading } from './calculation'
import { Countdown } from './countdown'
import type { PendingQuote, Quoting } from './use-quote'
import { calculatorCopy } from './copy'

interface QuotePanelProps {
  readonly language: SiteLanguage
  readonly calculation: Calculation
  readonly outcome: Outcome
  readonly reading: Reading
  readonly quote: PendingQuote
  readonly isReady: boolean
}

/** The computed amounts, and the quote. */
export function QuotePanel(props: QuotePanelProps) {
  const { language, calculation, outcome, reading } = props
  const { sell, buy } = calculation
  const copy = calculatorCopy[language]
  const amount = (minor: number | undefined, code: string) =>
    minor === undefined ? '–' : `${written(minor, code, reading)} ${code}`
  const rate = new Intl.NumberFormat(tagOf[language], { maximumSignificantDigits: 6 }).format(outcome.rate)
  const lines = [
    [copy.rate, `1 ${sell} = ${rate} ${buy}`],
    [copy.cost, copy.noCost],
    [copy.total, amount(outcome.sell, sell)],
    [copy.arrives, amount(outcome.buy, buy)],
  ] as const
  return (
    <div className="try-panel">
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <QuoteState {...props} />
    </div>
  )
}

/** The state of the quote. The button stays mounted, so that it keeps the focus. */
function QuoteState({ language, outcome, quote: { quoting, end }, isReady }: QuotePanelProps) {
  const copy = calculatorCopy[language]
  const isHeld = quoting.kind === 'held'
  return (
    <div className="held-quote">
      <p role="status">{statusOf(quoting, language)}</p>
      {isHeld && (
        <Countdown
          key={quoting.until}
          label={copy.left}
          validity={quoting.quote.validity}
          until={quoting.until}
          onOver={end}
        />
      )}
      <button
        className={`button large${isHeld ? '' : ' primary'}`}
        disabled={!isReady || outcome.fault !== undefined}
        aria-busy={quoting.kind === 'asking'}
      >
        {isHeld || quoting.kind === 'over' ? copy.renew : quoting.kind === 'refused' ? copy.retry : copy.lock}
      </button>
    </div>
  )
}

function statusOf(quoting: Quoting, language: SiteLanguage): string {
  const copy = calculatorCopy[language]
  switch (quoting.kind) {
    case 'none':
      return ''
    case 'asking':
      return copy.asking
    case 'held':
      return copy.locked.replace('{{time}}', momentIn(language, quoting.until))
    case 'over':
      return copy.over
    case 'refused':
      return quoting.amount === undefined ? (quoting.detail ?? copy.failed) : ''
  }
}

const momentIn = (language: SiteLanguage, moment: number): string =>
  new Date(moment).toLocaleString(language === 'cn' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
