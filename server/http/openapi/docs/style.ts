import { createHash } from 'node:crypto'
import { fonts, modes, presets, states, type Mode } from '#theme/tokens'
import { sizeOf } from '#theme/type'
import type { BuiltFont } from './fonts'

const colours = (mode: Mode) => {
  const { background, paper, neutral, text, textSecondary, divider, cardShadow } = modes[mode]
  const tint = (name: keyof typeof states) =>
    mode === 'light'
      ? `--${name}: ${states[name].dark}; --${name}-tint: ${states[name].lighter};`
      : `--${name}: ${states[name].light}; --${name}-tint: ${states[name].main}29;`
  const link = mode === 'light' ? presets.purple.main : presets.purple.light
  return (
    `--background: ${background}; --paper: ${paper}; --neutral: ${neutral}; --text: ${text}; ` +
    `--quiet: ${textSecondary}; --line: ${divider}; --link: ${link}; --focus: ${link}; --shadow: ${cardShadow}; ` +
    (['info', 'success', 'warning', 'error'] as const).map(tint).join(' ')
  )
}

const fontFace = ({ family, weight, url }: BuiltFont) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; ` +
  `src: url('${url}') format('woff2') }`

/** The style sheet of the page, in the typography of the site. */
export interface DocsStyle {
  readonly text: string
  /** Its source in the Content-Security-Policy, with that of the fonts. */
  readonly policy: string
}

/** @param built the fonts that the page loads from this origin */
export function docsStyle(built: readonly BuiltFont[]): DocsStyle {
  const text = `${built.map(fontFace).join('\n')}${rules}`
  const hash = createHash('sha256').update(text).digest('base64')
  return { text, policy: `${built.length > 0 ? "font-src 'self'; " : ''}style-src 'sha256-${hash}'` }
}

const rules = `
:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
* { box-sizing: border-box }
html { scroll-padding-top: 88px }
body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 ${fonts.text} }
a { color: var(--link) }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.skip { position: absolute; top: -60px; inset-inline-start: 16px; z-index: 3; padding: 8px 16px; border-radius: 8px;
  background: var(--paper) }
.skip:focus { top: 12px }
.head { position: sticky; z-index: 2; top: 0; background: var(--background); border-bottom: 1px dashed var(--line) }
.head > div { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; max-width: 1280px; min-height: 64px;
  margin: 0 auto; padding: 8px 24px }
.brand { display: flex; gap: 12px; align-items: center; margin-inline-end: auto; color: var(--text);
  font: 700 20px/1.2 ${fonts.display}; text-decoration: none }
.logo-ground { fill: ${presets.purple.main} }
.logo-road, .logo-way { fill: none; stroke: ${presets.purple.contrastText}; stroke-width: 3.6; stroke-linecap: round;
  stroke-linejoin: round }
.logo-way { stroke: ${presets.purple.light}; stroke-width: 2.6 }
.head a:not(.brand) { color: var(--text); font-size: 14px; font-weight: 600; text-decoration: none }
.head a:not(.brand):hover { color: var(--link) }
.page { display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 24px; max-width: 1280px; margin: 0 auto }
nav.contents { position: sticky; top: 65px; align-self: start; max-height: calc(100vh - 65px); overflow-y: auto;
  padding: 32px 12px }
nav ul { list-style: none; margin: 0; padding: 0 }
.contents a { display: block; padding: 6px 12px; border-radius: 8px; text-decoration: none; color: var(--quiet);
  font-size: 14px; font-weight: 500; overflow-wrap: anywhere }
.contents a:hover { background: var(--neutral); color: var(--text) }
main { min-width: 0; padding: 40px 24px 96px }
h1, h2, h3 { font-family: ${fonts.display}; font-weight: 700; overflow-wrap: anywhere }
h1 { font-size: ${sizeOf('h2')}; line-height: 1.25; margin: 0 0 12px }
h2 { font-size: ${sizeOf('h3')}; line-height: 1.5; margin: 64px 0 16px }
h3 { font-size: 18px; margin: 32px 0 8px }
h4 { font-size: 14px; font-weight: 600; margin: 16px 0 4px }
p { margin: 0 0 12px; max-width: 72ch }
.quiet { color: var(--quiet) }
.card, details { background: var(--paper); border-radius: 16px; margin: 0 0 12px; box-shadow: var(--shadow) }
.card { padding: 24px }
summary { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: baseline; padding: 14px 24px; cursor: pointer;
  border-radius: 16px; font-size: 14px }
summary:hover { background: var(--neutral) }
summary::-webkit-details-marker { display: none }
summary::after { content: '+'; margin-inline-start: auto; color: var(--quiet) }
details[open] > summary::after { content: '−' }
details > div { padding: 4px 24px 24px }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { background: var(--neutral); border-radius: 8px; padding: 16px; overflow-x: auto; margin: 0 0 12px }
.method { min-width: 64px; padding: 1px 8px; border-radius: 6px; font-weight: 700; font-size: 12px; text-align: center }
.get { background: var(--info-tint); color: var(--info) }
.post { background: var(--success-tint); color: var(--success) }
.patch { background: var(--warning-tint); color: var(--warning) }
.delete { background: var(--error-tint); color: var(--error) }
.path { font-weight: 600; overflow-wrap: anywhere }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums }
th { text-align: start; font-weight: 600; color: var(--quiet) }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px dashed var(--line); vertical-align: top }
tr:last-child > td { border-bottom: 0 }
td:first-child { white-space: nowrap }
@media (max-width: 800px) {
  html { scroll-padding-top: 16px }
  .head { position: static }
  .head > div { padding: 8px 16px }
  .page { display: block }
  nav.contents { position: static; max-height: none; padding: 8px 4px }
  .contents ul { display: flex; overflow-x: auto }
  .contents a { white-space: nowrap }
  main { padding: 16px 16px 64px }
  .card { padding: 16px }
  summary { padding: 12px 16px }
  details > div { padding: 4px 16px 16px }
}
@media print { .head, nav.contents { display: none } .page { display: block } }
`
