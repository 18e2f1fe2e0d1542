import { describe, expect, it } from 'vitest'
import { isTimeZone } from '#define/parsing/time-zone'
import { cityOfZone } from '#base/format/zone-name'
import { matchingZones, zoneOptions } from './zone-options'

const winter = '2026-01-15'
const found = (typed: string, locale = 'en') =>
  matchingZones(zoneOptions('', locale, winter), typed).map(({ value }) => value)

describe('the time zones that are offered', () => {
  it('are found by their city, their IANA name and their offset', () => {
    expect(found('new york')).toEqual(['America/New_York'])
    expect(found('Asia/Shanghai')).toEqual(['Asia/Shanghai'])
    expect(found('GMT+5:30')[0]).toMatch(/^Asia\/(?:Calcutta|Kolkata|Colombo)$/)
    expect(found('柏林', 'zh-CN')[0]).toBe('Europe/Berlin')
  })

  it('are found by their names in English and Chinese, in both languages of the page', () => {
    for (const locale of ['en', 'zh-CN']) {
      expect(found('central european', locale)).toContain('Europe/Berlin')
      expect(found('中欧', locale)).toContain('Europe/Berlin')
      expect(found('berlin', locale)).toContain('Europe/Berlin')
    }
  })

  it('are shown with the offset of the day', () => {
    const labelOn = (day: string) =>
      zoneOptions('', 'en', day).find(({ value }) => value === 'Europe/Berlin')?.label
    expect([labelOn(winter), labelOn('2026-07-15')]).toEqual(['Berlin (GMT+1)', 'Berlin (GMT+2)'])
  })

  it('are shown as a city and an offset, in the language of the page', () => {
    const labelOf = (zone: string, locale: string) =>
      zoneOptions('', locale, winter).find(({ value }) => value === zone)?.label
    expect(labelOf('Asia/Shanghai', 'en')).toBe('Shanghai (GMT+8)')
    expect(labelOf('Asia/Shanghai', 'zh-CN')).toBe('上海 (GMT+8)')
    expect(cityOfZone('Asia/Saigon', 'en')).toBe('Ho Chi Minh City')
    expect(cityOfZone('Europe/Budapest', 'zh-CN')).toBe('匈牙利')
  })

  it('are valid, and include the stored one', () => {
    expect(zoneOptions('Asia/Ho_Chi_Minh', 'en', winter).map(({ value }) => value)).toContain(
      'Asia/Ho_Chi_Minh',
    )
    expect(zoneOptions('', 'en', winter).filter(({ value }) => !isTimeZone(value))).toEqual([])
  })
})

describe('the name of a time zone', () => {
  it.each(['Europe/Nowhere', 'Berlin', '+01:00', '<script>', ''])('is not %j', (text) => {
    expect(isTimeZone(text)).toBe(false)
  })
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('is %j', (text) => {
    expect(isTimeZone(text)).toBe(true)
  })
})
