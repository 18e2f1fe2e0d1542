import { blurred, gradient, veil } from './style-helpers'
import {
  boldModes,
  fonts,
  hues,
  measures,
  modes,
  onDark,
  presets,
  states,
  type Mode,
  type Shades,
} from './tokens'
import { chineseLine, sizeOf } from './type'

/**
 * The tokens as CSS variables: `--text-secondary`, `--primary-main`, `--nav` and so on. Those of the mode depend on
 * `data-theme`, those of the preset on `data-preset`; the defaults are dark and purple. Paper is always light.
 */
export function tokensCss(): string {
  const blocks = [
    block(':root', [
      ...measureLines(),
      ...fontLines(),
      ...typeLines(),
      ...sharedLines(),
      ...stateLines(),
      ...shadeLines('primary', presets.purple),
    ]),
    block(':root', ['color-scheme: dark', ...modeLines('dark')]),
    block(':root', namesOfMui()),
    block("[data-theme='light']", ['color-scheme: light', ...modeLines('light')]),
    block("[data-contrast='bold']", boldLines('dark')),
    block("[data-contrast='bold'][data-theme='light']", boldLines('light')),
    ...Object.entries(presets).map(([name, preset]) =>
      block(`[data-preset='${name}']`, shadeLines('primary', preset)),
    ),
    `@media print {\n${block(':root', ['color-scheme: light', ...modeLines('light')])}}\n`,
  ]
  return `/* Written from tokens.ts by its test; run it with -u after a change there. */\n${blocks.join('\n')}\n`
}

const block = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const measureLines = (): string[] =>
  Object.entries(measures).map(([name, value]) => `--${kebab(name)}: ${value}px`)

const fontLines = (): string[] => Object.entries(fonts).map(([name, value]) => `--font-${name}: ${value}`)

const typeLines = (): string[] => [
  ...(['h1', 'h2', 'h3'] as const).map((name) => `--type-${name}: ${sizeOf(name)}`),
  `--chinese-line: ${chineseLine}`,
]

/** Shared by several surfaces, in every mode. */
const sharedLines = (): string[] => [
  `--on-dark: ${onDark}`,
  `--blur: ${blurred()}`,
  `--veil: ${veil({ color: 'var(--background)' })}`,
  `--paper-veil: ${veil({ color: 'var(--paper)' })}`,
  `--backdrop: ${veil({ color: modes.dark.background, opacity: 0.64 })}`,
  ...['primary', ...Object.keys(states)].map((name) => `--${name}-ground: ${ground(name)}`),
]

/** An opaque tint. */
const ground = (name: string): string => `${gradient({ from: `var(--${name}-tint)` })}, var(--paper)`

const stateLines = (): string[] => Object.entries(states).flatMap(([name, state]) => shadeLines(name, state))

const shadeLines = (name: string, shades: Shades): string[] => [
  ...Object.entries(shades).map(([shade, value]) => `--${name}-${kebab(shade)}: ${value}`),
  // MUI mixes its tints from the three channels of a colour.
  ...(['light', 'main', 'dark'] as const).map(
    (shade) => `--mui-palette-${name}-${shade}Channel: ${channels(shades[shade])}`,
  ),
]

const channels = (colour: string): string =>
  [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16)).join(' ')

/** What MUI derives from the primary colour when its theme is created; here it depends on the preset. */
const workedOutByMui = [
  ['LinearProgress-primaryBg', 40],
  ['Slider-primaryTrack', 40],
  ['Switch-primaryDisabledColor', 50],
] as const

const boldLines = (mode: Mode): string[] => {
  const { background, textSecondary, cardBorder } = boldModes[mode]
  const ring = `0 0 0 1px ${cardBorder}`
  return [
    `--background: ${background}`,
    `--text-secondary: ${textSecondary}`,
    `--card-shadow: ${ring}`,
    `--dropdown-shadow: ${ring}, ${modes[mode].dropdownShadow}`,
  ]
}

/** The same under MUI's names, for styles that are needed before MUI has loaded. */
const namesOfMui = (): string[] => {
  const colours = ['primary', ...Object.keys(states)].flatMap((name) =>
    Object.keys(presets.purple).map((shade) => [`${name}-${shade}`, `${name}-${kebab(shade)}`]),
  )
  const others = [
    ['text-primary', 'text'],
    ['text-secondary', 'text-secondary'],
    ['text-disabled', 'text-disabled'],
    ['divider', 'divider'],
    ['background-default', 'background'],
    ['background-paper', 'paper'],
    ['background-neutral', 'neutral'],
  ]
  return [
    ...[...others, ...colours].map(([theirs, ours]) => `--mui-palette-${theirs}: var(--${ours})`),
    ...workedOutByMui.map(
      ([name, share]) =>
        `--mui-palette-${name}: color-mix(in srgb, var(--primary-main) ${share}%, transparent)`,
    ),
  ]
}

const modeLines = (mode: Mode): string[] => [
  ...Object.entries(modes[mode]).map(([name, value]) => `--${kebab(name)}: ${value}`),
  ...['primary', ...Object.keys(states)].flatMap((name) => toneLines(mode, name)),
  ...Object.entries(hues(mode)).map(([name, value]) => `--hue-${name}: ${value}`),
  `--focus: ${mode === 'light' ? 'var(--primary-main)' : 'var(--primary-light)'}`,
]

/** Coloured text and its background: `dark` on `lighter` in light mode, `light` on 16% of `main` in dark mode. */
const toneLines = (mode: Mode, name: string): string[] => {
  const tint = `color-mix(in srgb, var(--${name}-main) 16%, transparent)`
  return mode === 'light'
    ? [`--${name}-text: var(--${name}-dark)`, `--${name}-tint: var(--${name}-lighter)`]
    : [`--${name}-text: var(--${name}-light)`, `--${name}-tint: ${tint}`]
}
