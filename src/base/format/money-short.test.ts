import { describe, expect, it } from 'vitest'
import { formatMoneyShort } from './intl'

describe('a compact amount', () => {
  it('is abbreviated where it is long', () => {
    expect(formatMoneyShort(46_250_000, 'EUR', 'en')).toBe('€462.5K')
    expect(formatMoneyShort(-1_250_000, 'EUR', 'en')).toBe('-€12.5K')
    expect(formatMoneyShort(1_107_990, 'CNY', 'zh-CN')).toBe('¥1.1万')
  })

  it('is complete where it is short, without cents that are zero', () => {
    expect(formatMoneyShort(9485, 'EUR', 'en')).toBe('€94.85')
    expect(formatMoneyShort(9500, 'EUR', 'en')).toBe('€95')
    expect(formatMoneyShort(30_965, 'CNY', 'zh-CN')).toBe('¥309.65')
    expect(formatMoneyShort(850, 'JPY', 'en')).toBe('¥850')
  })
})
