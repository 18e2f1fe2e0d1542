import type { SiteLanguage } from '../base/language'
import type { LocalAccount } from './countries'
import { localCopy } from './copy'

interface AccountFactsProps {
  readonly language: SiteLanguage
  readonly account: LocalAccount
}

/** The currency, local transfer and speed of accounts in a country. */
export function AccountFacts({ language, account: { currency, rail, speed } }: AccountFactsProps) {
  const copy = localCopy[language]
  const facts = [
    [copy.currency, currency],
    [copy.rail, rail],
    [copy.speed, copy.speeds[speed]],
  ] as const
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
