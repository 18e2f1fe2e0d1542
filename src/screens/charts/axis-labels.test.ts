import { describe, expect, it } from 'vitest'
import { shownLabels } from './axis-labels'

const day = (locale: string, index: number) =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2036, 9, 1 + index),
  )
const days = (locale: string, count: number) =>
  Array.from({ length: count }, (_, index) => day(locale, index))

interface Given {
  readonly width: number
  readonly locale?: string
  readonly count?: number
  readonly isBand?: boolean
}
const shownAt = ({ width, locale = 'en', count = 30, isBand = false }: Given) => {
  const labels = days(locale, count)
  const isShown = shownLabels({ labels, width, isBand })
  return labels.flatMap((_, index) => (isShown(index) ? [index] : []))
}
const widths = [200, 260, 320, 480, 640, 900, 1200]

describe('labels of an axis', () => {
  it('begin with the first one and follow at regular steps, in each width and language', () => {
    for (const locale of ['en', 'zh-CN'])
      for (const isBand of [false, true])
        for (const width of widths) {
          const shown = shownAt({ width, locale, isBand })
          expect(shown[0]).toBe(0)
          expect(shown.length, `${locale} ${width}`).toBeGreaterThan(1)
          const steps = shown.slice(1).map((index, at) => index - (shown[at] ?? 0))
          expect(new Set(steps).size, `${locale} ${width}: ${shown.join(' ')}`).toBe(1)
        }
  })

  it('have space for the widest of them between two', () => {
    for (const [locale, widest] of [
      ['en', 40],
      ['zh-CN', 52],
    ] as const)
      for (const width of widths) {
        const [, second = Infinity] = shownAt({ width, locale })
        expect((width / 29) * second, `${locale} ${width}`).toBeGreaterThan(widest)
      }
  })

  it('are all shown where there is space', () => {
    expect(shownAt({ width: 900, count: 7 })).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(shownAt({ width: 900, count: 12, isBand: true })).toHaveLength(12)
  })

  it('are only the first one while the width is unknown, and a label that would be cut is left out', () => {
    expect(shownAt({ width: 0 })).toEqual([0])
    const labels = ['a', 'a very long label of an axis']
    expect([0, 1].filter(shownLabels({ labels, width: 300, isBand: false }))).toEqual([0])
  })
})
