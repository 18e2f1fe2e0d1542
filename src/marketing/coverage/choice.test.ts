import { expect, it } from 'vitest'
import { countriesOf, fits, type Choice } from './choice'
import { countryCoordinates } from './countries'
import { groups, kinds } from './method'
import { methods } from './methods'
import { linesOf, mapBox, mapPoint, regions } from './world'

const all: Choice = { group: '', kind: '', country: '' }
const listed = groups.flatMap((group) =>
  methods[group].map(({ tagName, countries }) => ({ group, kind: tagName, countries })),
)
const shownBy = (choice: Partial<Choice>) => listed.filter((method) => fits(method, { ...all, ...choice }))

it('method groups are featured, Asia-Pacific, EU and UK, each with bank cards, e-wallets and online banking redirects', () => {
  expect(groups).toEqual(['featured', 'asiaPacific', 'europe'])
  for (const group of groups)
    for (const kind of kinds) expect(shownBy({ group, kind }).length, `${group} ${kind}`).toBeGreaterThan(0)
})

it('a shown method matches group, kind and country', () => {
  expect(shownBy({})).toHaveLength(listed.length)
  for (const method of shownBy({ group: 'europe', kind: 'onlineBanking', country: 'NL' })) {
    expect(method).toMatchObject({ group: 'europe', kind: 'onlineBanking' })
    expect(method.countries).toContain('NL')
  }
  expect(shownBy({ group: 'asiaPacific', country: 'NL' })).toEqual([])
})

it('the map shows the countries of the shown methods, or only the chosen one', () => {
  expect(countriesOf(listed, all).size).toBe(Object.keys(countryCoordinates).length)
  expect([...countriesOf(shownBy({ country: 'GB' }), { ...all, country: 'GB' })]).toEqual(['GB'])
  expect(countriesOf([], { ...all, country: 'NL' }).size).toBe(0)
})

it('every method has a tile of its own, and every country is on the map', () => {
  const tiles = groups.flatMap((group) => methods[group].map(({ tile }) => tile))
  expect(new Set(tiles).size).toBe(tiles.length)
  for (const [longitude, latitude] of Object.values(countryCoordinates)) {
    const [x, y] = mapPoint(longitude, latitude)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapBox.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(mapBox.height)
  }
  for (const region of regions) expect(linesOf(region)).toMatch(/^(M\d+ \d+h[\d.]+)+$/)
})
