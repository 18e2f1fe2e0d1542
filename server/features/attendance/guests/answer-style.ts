import { fonts, modes, presets } from '#theme/tokens'
import { styleOf, type Font, type HostedStyle } from '../../documents/hosted/style'

const { purple } = presets

const colours = (mode: keyof typeof modes, accent: string): string => {
  const { background, paper, text, textSecondary, inputBorder, divider, cardShadow } = modes[mode]
  return `--background: ${background}; --paper: ${paper}; --text: ${text}; --secondary: ${textSecondary}; --border: ${inputBorder}; --divider: ${divider}; --shadow: ${cardShadow}; --accent: ${accent}`
}

const rules = `
:root { color-scheme: light dark; ${colours('light', purple.main)} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark', purple.light)} } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px 48px; background: var(--background); color: var(--text); font: 15px/24px ${fonts.text}; overflow-wrap: anywhere }
main, .bar { max-width: 640px; margin: 0 auto }
.bar { display: flex; gap: 12px; align-items: center; margin-bottom: 16px }
.brand { display: flex; gap: 12px; align-items: center; font: 700 20px/1.2 ${fonts.display} }
.brand svg { display: block; width: 36px; height: 36px }
.ground { fill: ${purple.main} }
.road, .way { fill: none; stroke-linecap: round; stroke-linejoin: round }
.road { stroke: ${purple.contrastText}; stroke-width: 3.6 }
.way { stroke: ${purple.light}; stroke-width: 2.6 }
.language { display: inline-flex; align-items: center; min-height: 44px; margin-inline-start: auto; color: var(--text) }
.sheet { display: grid; gap: 20px; padding: 32px; border-radius: 16px; background: var(--paper); box-shadow: var(--shadow) }
h1 { margin: 0; font: 700 26px/1.3 ${fonts.display} }
p { margin: 0; white-space: pre-line }
.by { color: var(--secondary) }
dl { display: grid; gap: 12px; margin: 0 }
dt { color: var(--secondary); font-size: 13px; line-height: 20px }
dd { margin: 0; white-space: pre-line }
form { display: grid; gap: 12px; padding-block-start: 20px; border-block-start: 1px solid var(--divider) }
h2 { margin: 0; font: 700 18px/1.4 ${fonts.display} }
label { font-weight: 600 }
select { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--border); border-radius: 8px; background: var(--paper); color: var(--text); font: 15px/24px ${fonts.text} }
.choices { display: flex; flex-wrap: wrap; gap: 12px }
button { flex: 1 1 90px; min-height: 48px; padding: 8px; border: 1px solid var(--border); border-radius: 8px; background: none; color: var(--text); font: 700 15px/24px ${fonts.text}; cursor: pointer }
button:hover { border-color: var(--text) }
button.chosen { border-color: ${purple.main}; background: ${purple.main}; color: ${purple.contrastText} }
.state { font-weight: 600 }
.small { color: var(--secondary); font-size: 13px; line-height: 20px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 599px) { .sheet { padding: 24px 20px } }
`

/** The style sheet of the page on which guests answer, in light and dark colours. */
export const answerStyle = (built: readonly Font[], chineseFont?: string): HostedStyle =>
  styleOf(rules, built, chineseFont)
