import { describe, expect, it } from 'vitest'
import { defineSearch, type SearchItem } from './define-search'
import { isGroup, termsIn, withoutPart } from './search-parts'

const search = defineSearch({
  from: 'words',
  subject: 'words',
  has: ['attachment'],
  is: ['unread', 'read'],
  before: 'day',
  older_than: 'age',
})

const plain = { isPhrase: false, isNot: false }

describe('partsOf', () => {
  const cases: [written: string, items: Partial<SearchItem>[][]][] = [
    ['', []],
    ['  ', []],
    ['audit 读卡器', [[{ value: 'audit', ...plain }], [{ value: '读卡器', ...plain }]]],
    ['"year end"', [[{ value: 'year end', isPhrase: true, isNot: false }]]],
    ['“year end”', [[{ value: 'year end', isPhrase: true, isNot: false }]]],
    ['"not closed', [[{ value: 'not closed', isPhrase: true, isNot: false }]]],
    ['-draft', [[{ value: 'draft', isPhrase: false, isNot: true }]]],
    ['-', [[{ value: '-', ...plain }]]],
    ['x-200', [[{ value: 'x-200', ...plain }]]],
    ['from:anna', [[{ operator: 'from', value: 'anna', ...plain }]]],
    ['FROM：anna', [[{ operator: 'from', value: 'anna', ...plain }]]],
    ['subject:"two words"', [[{ operator: 'subject', value: 'two words', isPhrase: true, isNot: false }]]],
    ['-is:unread', [[{ operator: 'is', value: 'unread', isPhrase: false, isNot: true }]]],
    ['before:2026/1/31', [[{ operator: 'before', value: '2026-01-31', ...plain }]]],
    ['older_than:2W', [[{ operator: 'older_than', value: '2w', ...plain }]]],
    [
      'a OR from:b c',
      [
        [
          { value: 'a', ...plain },
          { operator: 'from', value: 'b', ...plain },
        ],
        [{ value: 'c', ...plain }],
      ],
    ],
    [
      'a OR b OR c',
      [
        [
          { value: 'a', ...plain },
          { value: 'b', ...plain },
          { value: 'c', ...plain },
        ],
      ],
    ],
    ['OR a OR', [[{ value: 'OR', ...plain }], [{ value: 'a', ...plain }]]],
    ['a or b', [[{ value: 'a' }], [{ value: 'or' }], [{ value: 'b' }]]],
    ['https://a.example', [[{ value: 'https://a.example', ...plain }]]],
  ]
  it.each(cases)('parses %j', (written, items) =>
    expect(search.partsOf(written).map((part) => part.items)).toMatchObject(items),
  )

  it.each([
    'is:nothing',
    'before:yesterday',
    'before:2026-02-30',
    'before:2026-1-2-3',
    'older_than:0d',
    'older_than:99999y',
    'from:',
    'from:""',
    'has:x',
    'constructor:x',
  ])('searches for %j as words', (written) => {
    const [term] = termsIn(search.partsOf(written))
    expect(term).toMatchObject({ value: written.replaceAll('"', ''), ...plain })
    expect(term?.operator).toBeUndefined()
  })

  it('names the operator that does not accept its value', () =>
    expect(search.partsOf('is:nothing')[0]?.items[0]).toMatchObject({ misused: 'is' }))
})

it('withoutPart leaves out one part, with everything between its OR', () => {
  const parts = search.partsOf('audit from:a OR from:b "c d"')
  expect(withoutPart(parts, 1)).toBe('audit "c d"')
  expect(withoutPart(parts, 0)).toBe('from:a OR from:b "c d"')
})

describe('parentheses', () => {
  /** A search with parentheses around every group, as it was understood. */
  const understood = (written: string): string => {
    const textOf = (item: SearchItem): string => {
      const sign = item.isNot ? '-' : ''
      if (isGroup(item))
        return `${sign}(${item.parts.map(({ items }) => items.map(textOf).join(' OR ')).join(' ')})`
      const value = item.isPhrase ? `"${item.value}"` : item.value
      return `${sign}${item.operator ? `${item.operator}:` : ''}${value}`
    }
    return search
      .partsOf(written)
      .map(({ items }) => items.map(textOf).join(' OR '))
      .join(' ')
  }

  it.each([
    ['(a b) OR c', '(a b) OR c'],
    ['a -(b OR "c d")', 'a -(b OR "c d")'],
    ['((a OR b) c) OR from:d', '((a OR b) c) OR from:d'],
    ['from:(anna OR bert)', '(from:anna OR from:bert)'],
    ['-subject:("year end" -audit is:read)', '-(subject:"year end" -subject:audit is:read)'],
    ['from：(a (b OR c))', '(from:a (from:b OR from:c))'],
    ['(a OR b', '(a OR b)'],
    ['"(a" b)', '"(a" b)'],
    ['f(x) (g(y) z)', 'f(x) (g(y) z)'],
    ['()', '()'],
    ['-() a', '-() a'],
    ['constructor:(a b)', 'constructor:(a b)'],
    [':) a', ':) a'],
  ])('%s', (written, expected) => expect(understood(written)).toBe(expected))

  it('are written again without another part', () => {
    const parts = search.partsOf('a -(b OR c) (d')
    expect(parts.map(({ text }) => text)).toEqual(['a', '-(b OR c)', '(d)'])
    expect(withoutPart(parts, 0)).toBe('-(b OR c) (d)')
    expect(termsIn(parts).map(({ value }) => value)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('within too many others are characters, and are told apart', () => {
    const nested = (depth: number) => search.partsOf(`${'('.repeat(depth)}a b${')'.repeat(depth)}`)
    expect(termsIn(nested(5)).some(({ isTooDeep }) => isTooDeep)).toBe(false)
    expect(termsIn(nested(6)).some(({ isTooDeep }) => isTooDeep)).toBe(true)
    // Would not end in the time of a test if it were not linear.
    for (const part of ['(', '()', '-(', 'from:(', '"(', '(a', ')'])
      expect(search.partsOf(part.repeat(50_000))).not.toEqual([])
  })
})
