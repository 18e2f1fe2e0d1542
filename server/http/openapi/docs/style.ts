import { createHash } from 'node:crypto'
import { modes, presets, states, type Mode } from '#theme/tokens'

const colours = (mode: Mode) => {
  const { background, paper, neutral, text, textSecondary, divider } = modes[mode]
  const tint = (name: keyof typeof states) =>
    mode === 'light'
      ? `--${name}: ${states[name].dark}; --${name}-tint: ${states[name].lighter};`
      : `--${name}: ${states[name].light}; --${name}-tint: ${states[name].main}29;`
  const link = mode === 'light' ? presets.purple.main : presets.purple.light
  return (
    `--background: ${background}; --paper: ${paper}; --neutral: ${neutral}; --text: ${text}; ` +
    `--quiet: ${textSecondary}; --line: ${divider}; --link: ${link}; ` +
    (['info', 'success', 'warning', 'error'] as const).map(tint).join(' ')
  )
}

/** The style sheet of the page; it loads nothing. */
export const style = `
:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
* { box-sizing: border-box }
body { margin: 0; background: var(--background); color: var(--text);
  font: 16px/1.5 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif }
a { color: var(--link) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
.page { display: grid; grid-template-columns: 240px minmax(0, 1fr); max-width: 1280px; margin: 0 auto }
nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 32px 16px }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: 6px 12px; border-radius: 8px; text-decoration: none; color: var(--quiet) }
nav a:hover { background: var(--neutral); color: var(--text) }
main { padding: 32px 24px 96px }
h1 { font-size: 32px; line-height: 1.25; margin: 0 0 8px }
h2 { font-size: 24px; margin: 56px 0 16px }
h3 { font-size: 18px; margin: 32px 0 8px }
h4 { font-size: 14px; margin: 16px 0 4px }
p { margin: 0 0 12px; max-width: 72ch }
.quiet { color: var(--quiet) }
.card, details { background: var(--paper); border: 1px solid var(--line); border-radius: 16px; margin: 0 0 12px }
.card { padding: 24px }
summary { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: baseline; padding: 14px 20px; cursor: pointer }
summary::-webkit-details-marker { display: none }
summary::after { content: '+'; margin-left: auto; color: var(--quiet) }
details[open] > summary::after { content: '−' }
details > div { padding: 4px 20px 20px }
code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
pre { background: var(--neutral); border-radius: 8px; padding: 16px; overflow-x: auto; margin: 0 0 12px }
.method { min-width: 64px; padding: 1px 8px; border-radius: 6px; font-weight: 600; font-size: 13px; text-align: center }
.get { background: var(--info-tint); color: var(--info) }
.post { background: var(--success-tint); color: var(--success) }
.patch { background: var(--warning-tint); color: var(--warning) }
.delete { background: var(--error-tint); color: var(--error) }
.path { font-weight: 600; overflow-wrap: anywhere }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 14px }
th { text-align: left; font-weight: 600; color: var(--quiet) }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px dashed var(--line); vertical-align: top }
td:first-child { white-space: nowrap }
@media (max-width: 800px) { .page { display: block } nav { position: static; max-height: none; padding: 16px }
  nav ul { display: flex; flex-wrap: wrap } }
`

/** The hash of the style sheet for the Content-Security-Policy. */
export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
