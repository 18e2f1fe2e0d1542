import { expect, test } from 'vitest'
import { columns, lines, squares } from './country-grid'

test('each country has one square inside the map, and every square is a country', () => {
  const codes = squares.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBeGreaterThan(195)
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  for (const { code, x, y } of squares) {
    expect(names.of(code), code).toBeTruthy()
    expect(x < columns && y < lines, code).toBe(true)
  }
})
