import { describe, expect, it } from 'vitest'
import { searchPartsOf, withoutPart, type SearchTerm } from './mail-search.wire'

const plain = { isPhrase: false, isNot: false }

describe('searchPartsOf', () => {
  const cases: [search: string, terms: Partial<SearchTerm>[][]][] = [
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
  it.each(cases)('parses %j', (search, terms) =>
    expect(searchPartsOf(search).map((part) => part.terms)).toMatchObject(terms),
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
  ])('searches for %j as words', (search) => {
    const [term] = searchPartsOf(search)[0]?.terms ?? []
    expect(term).toMatchObject({ value: search.replaceAll('"', ''), ...plain })
    expect(term?.operator).toBeUndefined()
  })

  it('names the operator that does not accept its value', () =>
    expect(searchPartsOf('is:nothing')[0]?.terms[0]).toMatchObject({ misused: 'is' }))
})

it('withoutPart leaves out one part, with everything between its OR', () => {
  const parts = searchPartsOf('audit from:a OR from:b "c d"')
  expect(withoutPart(parts, 1)).toBe('audit "c d"')
  expect(withoutPart(parts, 0)).toBe('from:a OR from:b "c d"')
})
