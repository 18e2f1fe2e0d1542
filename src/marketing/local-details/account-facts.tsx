import type { SiteLanguage } from '../base/language'
import type { LocalAccount } from './countries'
import { localWords } from './words'

interface AccountFactsProps {
  readonly language: SiteLanguage
  readonly account: LocalAccount
}

/** In which currency an account of a country is paid, by which local transfer, and how fast that is. */
export function AccountFacts({ language, account: { currency, rail, speed } }: AccountFactsProps) {
  const words = localWords[language]
  const facts = [
    [words.currency, currency],
    [words.rail, rail],
    [words.speed, words.speeds[speed]],
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
