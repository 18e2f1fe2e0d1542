import { describe, expect, test } from 'vitest'
import { boldModes, hues, modes, onDark, presets, states, type Mode } from './tokens'

const channels = (colour: string) =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16))

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(item: string, other: string): number {
  const [high = 0, low = 0] = [luminance(item), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** A translucent colour on a background. */
const laid = (colour: string, share: number, ground: string) => {
  const under = channels(ground)
  const mixed = channels(colour).map((value, index) => value * share + (under[index] ?? 0) * (1 - share))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

test('contrasts are computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(laid('#ffffff', 0.5, '#000000')).toBe('#808080')
})

const displays = (['light', 'dark'] as const).flatMap((mode) => [
  { mode, contrastName: 'default', look: { ...modes[mode], cardBorder: undefined } },
  { mode, contrastName: 'bold', look: { ...modes[mode], ...boldModes[mode] } },
])

const onTint = (mode: Mode, { lighter, main }: { lighter: string; main: string }, ground: string) =>
  mode === 'light' ? lighter : laid(main, 0.16, ground)

describe.each(displays)('$mode, contrast $contrastName', ({ mode, look }) => {
  const grounds = Object.entries({ page: look.background, paper: look.paper, neutral: look.neutral })

  test.each(grounds)('text is readable on %s', (_, ground) => {
    expect(contrast(look.text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.textSecondary, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('the borders of inputs and cards have enough contrast', () => {
    expect(contrast(look.inputBorder, look.paper)).toBeGreaterThanOrEqual(3)
    expect(contrast(look.rating, look.paper)).toBeGreaterThanOrEqual(3)
    if (!look.cardBorder) return
    expect(contrast(look.cardBorder, look.paper)).toBeGreaterThanOrEqual(3)
    expect(contrast(look.cardBorder, look.background)).toBeGreaterThanOrEqual(3)
  })

  test('the marks of records have enough contrast', () => {
    for (const [name, hue] of Object.entries(hues(mode)).filter(([, value]) => value.startsWith('#')))
      expect(contrast(hue, look.paper), name).toBeGreaterThanOrEqual(3)
  })

  describe.each(Object.entries({ ...presets, ...states }))('%s', (_, shades) => {
    const coloured = mode === 'light' ? shades.dark : shades.light

    test.each(grounds)(
      'is readable on %s and on its tint there, as is other text on that tint',
      (__, ground) => {
        const tint = onTint(mode, shades, ground)
        for (const [text, on] of [
          [coloured, ground],
          [coloured, tint],
          [look.text, tint],
          [look.textSecondary, tint],
        ] as const)
          expect(contrast(text, on), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5)
        expect(
          contrast(mode === 'light' ? shades.main : shades.light, ground),
          'focus',
        ).toBeGreaterThanOrEqual(3)
      },
    )

    test('has readable text on its filled surface', () => {
      expect(contrast(shades.contrastText, shades.main)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades.contrastText, shades.dark)).toBeGreaterThanOrEqual(4.5)
    })
  })

  test('tooltips are readable', () => {
    expect(contrast(onDark, look.tooltip)).toBeGreaterThanOrEqual(4.5)
  })
})
