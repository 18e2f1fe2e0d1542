import { describe, expect, it } from 'vitest'
import { tsqueryOf } from './text-search'

describe('tsqueryOf', () => {
  const cases: [typed: string, query: string][] = [
    ['amber', "'amber':*"],
    ['Amber  LANTERN', "'amber':* & 'lantern':*"],
    ['读卡器', "('读' <-> '卡' <-> '器')"],
    ['卡', "('卡')"],
    ['蓝牙 reader', "('蓝' <-> '牙') & 'reader':*"],
    ['reader蓝牙x', "'reader':* & ('蓝' <-> '牙') & 'x':*"],
    ["o'neill", "'o':* & 'neill':*"],
    ["' | & ! ( ) :* <-> \\", ''],
    ['a:*b', "'a':* & 'b':*"],
    ['\0', ''],
    ['', ''],
    ['Émile', "'émile':*"],
    ['5e64xi39', "'5e64':* & 'xi39':*"],
    ['1E5', "'1e5':*"],
    ['x5e64y', "'x5e64y':*"],
    ['İzmir', "('i\u0307zmir':* | 'izmir':*)"],
  ]
  it.each(cases)('converts %j to %s', (typed, query) => expect(tsqueryOf(typed)).toBe(query))

  const phrases: [typed: string, query: string][] = [
    ['Amber  LANTERN', "'amber' <-> 'lantern'"],
    ['蓝牙 reader', "('蓝' <-> '牙') <-> 'reader'"],
    ['İzmir bay', "('i\u0307zmir' | 'izmir') <-> 'bay'"],
    ['"', ''],
  ]
  it.each(phrases)('converts the phrase %j to %s', (typed, query) =>
    expect(tsqueryOf(typed, true)).toBe(query),
  )

  it('uses at most 200 characters', () => {
    expect(tsqueryOf('x'.repeat(10_000))).toBe(`'${'x'.repeat(200)}':*`)
  })
})
