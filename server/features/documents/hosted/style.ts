import { createHash } from 'node:crypto'
import { fonts, modes, onPaper, presets } from '#theme/tokens'

/** A font that the page loads from this origin. */
export interface Font {
  readonly family: string
  readonly weight: string
  readonly url: string
}

/** The style sheet of a hosted document, and its source in the Content-Security-Policy. */
export interface HostedStyle {
  readonly text: string
  readonly policy: string
  /** The address of the style sheet with the Chinese font, for pages in which there is Chinese. */
  readonly chineseFont?: string | undefined
}

const fontFace = ({ family, weight, url }: Font) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('${url}') format('woff2') }`

/** The same look as the printable page of the dashboard, without its bundle. */
export const hostedStyle = (built: readonly Font[], chineseFont?: string): HostedStyle =>
  styleOf(rules, built, chineseFont)

/** A style sheet of a page without scripts, with the fonts of the built site. */
export function styleOf(css: string, built: readonly Font[], chineseFont?: string): HostedStyle {
  const text = `${built.map(fontFace).join('\n')}${css}`
  const hash = createHash('sha256').update(text).digest('base64')
  const fontSource = built.length > 0 || chineseFont ? "font-src 'self'; " : ''
  const own = chineseFont ? "'self' " : ''
  return { text, policy: `${fontSource}style-src ${own}'sha256-${hash}'`, chineseFont }
}

const { background, paper, text, textSecondary, cardShadow, inputBorder } = modes.light
const { divider } = onPaper
const { contrastText } = presets.purple

const rules = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; background: ${background}; color: ${text}; font: 14px/22px ${fonts.text}; overflow-wrap: anywhere }
main, .bar { max-width: 210mm; margin: 0 auto }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-bottom: 16px }
.bar .language { margin-inline-start: auto; color: ${text} }
.button { display: inline-flex; align-items: center; min-height: 40px; padding: 8px 16px; border: 1px solid ${inputBorder}; border-radius: 8px; color: ${text}; font-weight: 600; text-decoration: none }
.button.primary { border-color: ${presets.purple.main}; background: ${presets.purple.main}; color: ${contrastText} }
.button:hover { border-color: ${text} }
:focus-visible { outline: 2px solid ${presets.purple.dark}; outline-offset: 2px }
.sheet { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; align-content: start; padding: 18mm; border-radius: 16px; background: ${paper}; box-shadow: ${cardShadow} }
.head { display: flex; flex-wrap: wrap; gap: 16px; justify-content: space-between }
.brand { display: flex; gap: 12px; align-items: center; font: 700 22px/1.2 ${fonts.display} }
.brand svg { display: block; width: 40px; height: 40px }
.ground { fill: ${presets.purple.main} }
.road, .way { fill: none; stroke-linecap: round; stroke-linejoin: round }
.road { stroke: ${contrastText}; stroke-width: 3.6 }
.way { stroke: ${presets.purple.light}; stroke-width: 2.6 }
h1 { margin: 0; font: 700 24px/1.3 ${fonts.display} }
.title { text-align: end }
.title p { margin: 0; color: ${textSecondary}; font-weight: 600 }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 24px }
h2, dt { margin: 0 0 4px; color: ${textSecondary}; font: 600 12px/18px ${fonts.text} }
.party { margin: 0; white-space: pre-line }
.party strong { display: block }
dl, dd { margin: 0 }
.party, .party strong, dd, td:not(.end) { unicode-bidi: plaintext; text-align: left }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); gap: 16px 24px; padding-block: 16px; border-block: 1px dashed ${divider} }
.lines { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th { color: ${textSecondary}; font-size: 12px; font-weight: 600; text-align: start }
table { overflow-wrap: break-word }
th, td { padding: 8px; border-bottom: 1px solid ${divider}; vertical-align: top }
th:first-child, td:first-child { padding-inline-start: 0; min-width: 140px }
th:last-child, td:last-child { padding-inline-end: 0 }
.end { text-align: end; white-space: nowrap }
.totals { display: grid; gap: 8px; justify-self: end; width: min(280px, 100%) }
.totals div { display: flex; gap: 24px; justify-content: space-between }
.totals dt { color: ${text}; font: inherit }
.totals div:last-child { padding-top: 8px; border-top: 1px solid ${text}; font-size: 16px; font-weight: 700 }
.notices p { margin: 0 0 4px; font-weight: 600 }
.note dd { white-space: pre-line }
.pay { display: grid; gap: 12px; justify-items: start; margin-bottom: 16px; padding: 24px; border-radius: 16px; background: ${paper}; box-shadow: ${cardShadow} }
.pay fieldset { display: grid; gap: 12px; margin: 0; padding: 0; border: 0 }
.pay legend { margin-bottom: 12px; padding: 0; font: 700 18px/1.4 ${fonts.display} }
.cards { display: flex; flex-wrap: wrap; gap: 8px 24px }
.cards label { display: flex; gap: 8px; align-items: center; min-height: 32px }
.pay .button { font: 600 14px/22px ${fonts.text}; cursor: pointer }
.pay p { margin: 0 }
.small { color: ${textSecondary}; font-size: 12px }
.wrong { color: ${onPaper.error}; font-weight: 600 }
@media (max-width: 599px) { .sheet { padding: 24px 16px } .title { text-align: start } }
@media print { body { padding: 0; background: none } .bar, .pay { display: none } .sheet { padding: 0; box-shadow: none } .lines { overflow: visible } tr { break-inside: avoid } }
`
