import { describe, expect, test } from 'vitest'
import { app } from '#resources/app'
import { pageUrl } from './page-url'

const { customers } = app
const pagination = { currentPage: 402, pageSize: 25 }

describe('the URL of a page', () => {
  test('is by offset where the page has no position', () => {
    expect(pageUrl(customers, { pagination })).toBe('/api/customers?_start=10025&_end=10050')
    expect(pageUrl(customers, { pagination, meta: { position: undefined } })).toBe(
      '/api/customers?_start=10025&_end=10050',
    )
  })

  test('is by keyset and requests the total where it has one', () => {
    const at = (position: object) => pageUrl(customers, { pagination, meta: { position, trash: true } })
    expect(at({ after: 'W10' })).toBe('/api/customers?_trash=true&limit=25&after=W10&_total=true')
    expect(at({ before: '' })).toBe('/api/customers?_trash=true&limit=25&before=&_total=true')
    expect(at({ from: '2026-01-01' })).toBe(
      '/api/customers?_trash=true&limit=25&_from=2026-01-01&_total=true',
    )
  })

  test('continues at the cursor that refine passes as the current page', () => {
    const more = { currentPage: 'W10' as unknown as number, pageSize: 100 }
    expect(pageUrl(customers, { pagination: more, meta: { keyset: true } })).toBe(
      '/api/customers?limit=100&after=W10',
    )
    expect(pageUrl(customers, { meta: { keyset: true } })).toBe('/api/customers?limit=25')
  })

  test('requests the exact total with one row', () => {
    const filters = [{ field: 'segment', operator: 'eq' as const, value: 'startup' }]
    expect(pageUrl(customers, { filters, meta: { exact: true } })).toBe(
      '/api/customers?segment=startup&limit=1&_total=exact',
    )
  })

  test('does not take parameters of the URL of the page, which refine adds to meta', () => {
    const meta: object = { keyset: 'true', position: 'after', exact: 'true' }
    expect(pageUrl(customers, { meta: { ...meta } })).toBe('/api/customers')
  })
})
