import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boldModes, breakpoints, measures, modes, presets, states, type Mode } from './tokens'
import { defaultStyle } from './style-helpers'
import { typeScale } from './type'

/** The tables of the design, each row by its first cell. */
const lines = new Map(
  readFileSync(new URL('fixtures/visual.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([name = '', ...cells]) => [name, cells] as const),
)
const cellsOf = (name: string): readonly string[] => {
  const cells = lines.get(name)
  if (!cells) throw new Error(`The design has no line ${name}.`)
  return cells
}
const numbersIn = (text: string): number[] => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number)
const group = (name: string): string => cellsOf(name)[0] ?? ''
const partOf = (name: string, part: string): number[] =>
  numbersIn(
    group(name)
      .split(/[;,](?= )/)
      .find((item) => item.trim().startsWith(part))
      ?.replace(part, '') ?? '',
  )

const named = { default: 'default (green)', purple: 'purple (selected at first)' } as Record<string, string>

test.each(Object.entries({ ...presets, ...states }))(
  'the shades of %s are those of the design',
  (name, shades) => {
    expect(Object.keys(shades)).toEqual(cellsOf('Preset'))
    expect(Object.values(shades)).toEqual(cellsOf(named[name] ?? name))
  },
)

test.each(Object.keys(modes) as Mode[])(
  'the colours and the shadows of mode %s are those of the design',
  (mode) => {
    const shadeOf = (name: string) => {
      const [light = '', dark = ''] = cellsOf(name)
      if (mode === 'light' || dark === 'same') return light
      return dark === 'same, black' ? light.replaceAll('145,158,171', '0,0,0') : dark
    }
    const { background, paper, neutral, text, textSecondary, ...others } = modes[mode]
    expect([background, paper, neutral].join(' / ')).toBe(shadeOf('background default / paper / neutral'))
    expect([text, textSecondary].join(' / ')).toBe(shadeOf('text primary / secondary'))
    expect(others).toMatchObject({
      textDisabled: shadeOf('text disabled'),
      divider: shadeOf('divider'),
      inputBorder: shadeOf('input border'),
      cardShadow: shadeOf('card shadow'),
      dropdownShadow: shadeOf('dropdown shadow'),
    })
    expect(boldModes[mode].background).toBe(neutral)
  },
)

test('the measures are those of the design', () => {
  const { radius, cardRadius, chipRadius } = measures
  expect(group('Radius')).toBe(
    `${radius}; cards and dialogs ${cardRadius}; chips ${chipRadius}; avatars round`,
  )
  const { mobileHeader, siteHeader, header, headerOffset, nav, miniNav, drawer } = measures
  expect(group('Layout')).toContain(`headers ${mobileHeader}, ${siteHeader}, ${header} to ${headerOffset};`)
  expect(group('Layout')).toContain(`nav ${nav} / ${miniNav}; drawer ${drawer};`)
  const { navItem, navSubItem, navHorizontalItem, tableRow, compactTableRow } = measures
  expect(group('Layout')).toContain(`items ${navItem} / ${navSubItem} / ${navHorizontalItem};`)
  expect(group('Layout')).toContain(`container lg ${breakpoints.lg}, xl ${breakpoints.xl};`)
  expect(group('Density')).toContain(`table row ${tableRow}, compact ${compactTableRow};`)
})

test('the type scale is that of the design', () => {
  for (const name of ['h1', 'h2', 'h3'] as const) {
    const { from, to, line } = typeScale[name]
    expect([from, to, line], name).toEqual(partOf('Type px/line', `${name} `))
  }
  expect([typeScale.h4.from, typeScale.h4.to]).toEqual(partOf('Type px/line', 'h4 '))
  for (const name of ['h5', 'h6'] as const) {
    const { from, to } = typeScale[name]
    expect([from, to], name).toEqual([partOf('Type px/line', `${name} `)[0], from])
  }
  const { subtitle1, subtitle2, body1, body2, caption } = typeScale
  expect([subtitle1.from, subtitle2.from, 600]).toEqual(partOf('Type px/line', 'subtitle '))
  const high = [body1, body2, caption].map(({ from, line }) => [from, Math.round(from * line)])
  expect(high.slice(0, 2).flat()).toEqual(partOf('Type px/line', 'body '))
  expect(high[2]).toEqual(partOf('Type px/line', 'caption '))
})

test('the defaults of the style helpers are those of the design', () => {
  const { blur, opacity, direction } = defaultStyle
  expect(group('Style helpers')).toBe(`blur ${blur} px, opacity ${opacity}, black, gradient '${direction}'`)
  expect(defaultStyle.color).toBe('#000000')
})
