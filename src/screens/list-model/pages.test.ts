import { describe, expect, test } from 'vitest'
import { products } from '#resources/shop/products.resource'
import { pagesAround, shownRows, type FoundPage, type PageState } from './pages'
import { boardRequest } from './state/board-request'
import { listRequest } from './state/list-request'
import { pageFrom, readPositionedState } from './state/list-position'
import { writeListState } from './state/list-state'

const at = (page: number, position?: PageState['position']): PageState => ({
  page,
  pageSize: 25,
  ...(position && { position }),
})
const few: FoundPage = { count: 25, total: 60, capped: false, cursor: {} }
const many: FoundPage = { count: 25, total: 10_000, capped: true, cursor: {} }
const both = { ...many, cursor: { next: 'n', prev: 'p' } }
const end = { page: -1, position: { before: '' } }

describe('the pages beside a page', () => {
  test('are by offset where offsets lead to all of them', () => {
    expect(pagesAround(at(2), few)).toEqual({
      first: { page: 1 },
      previous: { page: 1 },
      next: { page: 3 },
      last: { page: 3 },
    })
    expect(pagesAround(at(1), few)).toMatchObject({ first: undefined, previous: undefined })
    expect(pagesAround(at(3), few)).toMatchObject({ next: undefined, last: undefined })
  })

  test('behind the last page by offset are by cursor, and lead back', () => {
    expect(pagesAround(at(400), many)).toMatchObject({ next: { page: 401 }, last: end })
    expect(pagesAround(at(401), { ...many, cursor: { next: 'n' } })).toMatchObject({
      next: { page: 402, position: { after: 'n' } },
      previous: { page: 400 },
    })
    expect(pagesAround(at(402, { after: 'a' }), both)).toMatchObject({
      previous: { page: 401 },
      next: { page: 403, position: { after: 'n' } },
    })
    expect(pagesAround(at(404, { after: 'a' }), both).previous).toEqual({
      page: 403,
      position: { before: 'p' },
    })
  })

  test('are counted from the end behind the last page, and have no number around a value', () => {
    expect(pagesAround(at(-1, { before: '' }), { ...many, cursor: { prev: 'p' } })).toEqual({
      first: { page: 1 },
      previous: { page: -2, position: { before: 'p' } },
      next: undefined,
      last: undefined,
    })
    expect(pagesAround(at(-2, { before: 'b' }), both).next).toEqual({ page: -1, position: { after: 'n' } })
    expect(pagesAround(at(0, { from: 'm' }), both)).toMatchObject({
      previous: { page: 0, position: { before: 'p' } },
      next: { page: 0, position: { after: 'n' } },
    })
  })

  test('are not known by cursor while other rows are shown', () => {
    const loading = { ...many, cursor: undefined }
    expect(pagesAround(at(401), loading).next).toBeUndefined()
    expect(pagesAround(at(404, { after: 'a' }), loading)).toMatchObject({
      previous: undefined,
      next: undefined,
      last: end,
    })
  })

  test('lead to the last rows by keyset where the exact total is known', () => {
    const exact = { ...both, total: 23_451, capped: false }
    expect(pagesAround(at(1), exact).last).toEqual(end)
    expect(pagesAround(at(1), { ...exact, total: 10_001 }).last).toEqual({ page: 401 })
  })
})

describe('the numbers of the shown rows', () => {
  test('are those of the page, or counted from the end, or not known', () => {
    expect(shownRows(at(3), { ...few, count: 10 })).toEqual({ from: 51, to: 60, isFromEnd: false })
    expect(shownRows(at(402, { after: 'a' }), both)).toEqual({ from: 10_026, to: 10_050, isFromEnd: false })
    expect(shownRows(at(-2, { before: 'b' }), both)).toEqual({ from: 50, to: 26, isFromEnd: true })
    expect(shownRows(at(0, { from: 'm' }), both)).toBeUndefined()
  })

  test('are known at both ends, and from the end with the exact total', () => {
    expect(shownRows(at(0, { before: 'b' }), { ...many, count: 7, cursor: { next: 'n' } })).toEqual({
      from: 1,
      to: 7,
      isFromEnd: false,
    })
    const exact = { ...both, total: 23_451, capped: false }
    expect(shownRows(at(-2, { before: 'b' }), exact)).toEqual({ from: 23_402, to: 23_426, isFromEnd: false })
    expect(shownRows(at(0, { from: 'm' }), { ...exact, cursor: { prev: 'p' } })).toEqual({
      from: 23_427,
      to: 23_451,
      isFromEnd: false,
    })
  })
})

describe('the position of a page in the URL', () => {
  const read = (query: string) => readPositionedState(products, new URLSearchParams(query))

  test.each(['page=402&after=a', 'page=-1', 'page=-2&before=b', 'from=2026-01-01', 'after=a'])(
    'is parsed as it was written: %s',
    (query) => {
      expect(writeListState(read(query)).toString()).toBe(query)
    },
  )

  test('is removed where a filter, the order or the size of the page leads to the first page', () => {
    const state = read('page=402&after=a&sort=price')
    expect(writeListState({ ...state, page: 1 }, new URLSearchParams('after=a&from=b')).toString()).toBe(
      'sort=price',
    )
    expect(read('page=1&after=a').position).toBeUndefined()
  })

  test('is not part of the request of a board', () => {
    const state = read('page=402&after=a')
    expect(listRequest(products, state).meta.position).toEqual({ after: 'a' })
    expect(boardRequest(products, state).meta.position).toBeUndefined()
  })

  test('of a value has a page without a number', () => {
    expect(writeListState({ ...read('page=3'), ...pageFrom('m') }).toString()).toBe('from=m')
  })
})
