import { tagOf, type SiteLanguage } from '../base/language'
import { written, type Calculation, type Outcome, type Reading } from './calculation'
import { Countdown } from './countdown'
import type { AskedQuote, Quoting } from './use-quote'
import { calculatorWords } from './words'

interface QuotePanelProps {
  readonly language: SiteLanguage
  readonly calculation: Calculation
  readonly outcome: Outcome
  readonly reading: Reading
  readonly asked: AskedQuote
  readonly isReady: boolean
}

/** What the exchange comes to, and the quote for it. */
export function QuotePanel(props: QuotePanelProps) {
  const { language, calculation, outcome, reading } = props
  const { sell, buy } = calculation
  const words = calculatorWords[language]
  const amount = (minor: number | undefined, code: string) =>
    minor === undefined ? '–' : `${written(minor, code, reading)} ${code}`
  const rate = new Intl.NumberFormat(tagOf[language], { maximumSignificantDigits: 6 }).format(outcome.rate)
  const lines = [
    [words.rate, `1 ${sell} = ${rate} ${buy}`],
    [words.cost, words.noCost],
    [words.total, amount(outcome.sell, sell)],
    [words.arrives, amount(outcome.buy, buy)],
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

/** What has become of the quote. The button stays where it is through all of it, and so does the focus on it. */
function QuoteState({ language, outcome, asked: { quoting, end }, isReady }: QuotePanelProps) {
  const words = calculatorWords[language]
  const isHeld = quoting.kind === 'held'
  return (
    <div className="held-quote">
      <p role="status">{statusOf(quoting, language)}</p>
      {isHeld && (
        <Countdown
          key={quoting.until}
          label={words.left}
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
        {isHeld || quoting.kind === 'over'
          ? words.renew
          : quoting.kind === 'refused'
            ? words.retry
            : words.lock}
      </button>
    </div>
  )
}

function statusOf(quoting: Quoting, language: SiteLanguage): string {
  const words = calculatorWords[language]
  switch (quoting.kind) {
    case 'none':
      return ''
    case 'asking':
      return words.asking
    case 'held':
      return words.locked.replace('{{time}}', momentIn(language, quoting.until))
    case 'over':
      return words.over
    case 'refused':
      return quoting.amount === undefined ? (quoting.said ?? words.failed) : ''
  }
}

const momentIn = (language: SiteLanguage, moment: number): string =>
  new Date(moment).toLocaleString(language === 'cn' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  })
