import { expect, it } from 'vitest'
import { cardKinds, seesDetails, viewers } from './viewing'

it('company administrators can view enterprise (virtual) card details but not employee card details, which only the cardholder sees', () => {
  const seen = cardKinds.flatMap((card) =>
    viewers.filter((viewer) => seesDetails(viewer, card)).map((viewer) => [card, viewer]),
  )
  expect(seen).toEqual([
    ['enterprise', 'administrator'],
    ['employee', 'holder'],
  ])
})
