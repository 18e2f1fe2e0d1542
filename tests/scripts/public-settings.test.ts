import { expect, test } from 'vitest'
import { filled } from '../../scripts/vite/public-settings.mjs'

const page = '<meta name="api-base-url" content="" /><meta name="maps-token" content="" />'

test('the build writes the base URL of the API and the maps token into the pages, with or without VITE_', () => {
  const expected =
    '<meta name="api-base-url" content="https://api.company.com" /><meta name="maps-token" content="pk.a" />'
  expect(filled(page, { API_BASE_URL: 'https://api.company.com/', MAPS_TOKEN: 'pk.a' })).toBe(expected)
  expect(filled(page, { VITE_API_BASE_URL: 'https://api.company.com', VITE_MAPS_TOKEN: 'pk.a' })).toBe(
    expected,
  )
  expect(filled(page, {})).toBe(page)
})

test('a setting that would break out of the attribute fails the build', () => {
  expect(() => filled(page, { API_BASE_URL: 'https://a.com"><script>' })).toThrow(/^API_BASE_URL has/)
})
