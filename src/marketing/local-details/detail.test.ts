import { describe, expect, it } from 'vitest'
import { localAccounts, localCountries, type LocalAccount } from './countries'
import { detailFault, iban } from './detail'

const german = iban('DE', '18n')
const known = 'DE89 3704 0044 0532 0130 00'

describe('an IBAN', () => {
  it('is accepted in all common notations', () => {
    for (const text of [known, known.replaceAll(' ', ''), 'de89-3704-0044-0532-0130-00', ` ${known}\n`])
      expect(detailFault(german, text), text).toBeUndefined()
  })

  it.each([
    ['', 'empty', 0],
    ['FR14 2004 1010 0505 0001 3M02 606', 'country', 27],
    ['DE89 3704 0044 0532 0130 0', 'signs', 21],
    ['DE89 3704 0044 0532 O130 00', 'form', 22],
    ['DE89 3704 0044 0523 0130 00', 'check', 22],
  ])('%s is refused: %s', (text, kind, given) => {
    expect(detailFault(german, text)).toEqual({ kind, given })
  })
})

describe('local details', () => {
  const details = localCountries.flatMap((country) =>
    (localAccounts[country] as LocalAccount).details.map((detail) => ({ country, detail })),
  )

  it.each(details)('of $country have a valid sample: $detail.name', ({ detail }) => {
    expect(detailFault(detail, detail.sample)).toBeUndefined()
  })

  it.each([
    ['AT', 20],
    ['BE', 16],
    ['CZ', 24],
    ['DE', 22],
    ['ES', 24],
    ['FI', 18],
    ['FR', 27],
    ['GR', 27],
    ['IE', 22],
    ['IT', 27],
    ['NL', 18],
    ['PL', 28],
    ['PT', 25],
  ] as const)('of %s have an IBAN with %i characters, as in the IBAN registry', (country, signs) => {
    expect(localAccounts[country].details[0]?.signs).toEqual([signs, signs])
  })

  it('of the United States have a routing number with a check digit', () => {
    const [routing] = localAccounts.US.details
    expect(detailFault(routing, '021000021')).toBeUndefined()
    expect(detailFault(routing, '021000012')).toMatchObject({ kind: 'check' })
  })
})
