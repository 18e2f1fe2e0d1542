import { createHash } from 'node:crypto'
import { modes, presets, type Mode } from '#theme/tokens'

const colours = (mode: Mode) => {
  const { paper, text, textSecondary, divider } = modes[mode]
  return `color-scheme:${mode};--paper:${paper};--text:${text};--dim:${textSecondary};--line:${divider}`
}

/** The style of a displayed mail, the same as that of the dashboard. */
export const frameStyle = `
:root{${colours('light')};--link:${presets.purple.main}}
:root[data-theme=dark]{${colours('dark')};--link:${presets.purple.light}}
html{background:var(--paper)}
body{margin:0;padding:1px 0;overflow-wrap:anywhere;font:15px/1.6 'Public Sans Variable','PingFang SC','Hiragino Sans GB','Microsoft YaHei',system-ui,sans-serif;color:var(--text)}
a{color:var(--link)}
img{max-width:100%;height:auto}
table{border-collapse:collapse;max-width:100%}
td,th{padding:4px 8px;border:1px solid var(--line);text-align:start}
pre{overflow:auto}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:3px solid var(--line);color:var(--dim)}
summary{display:inline-block;padding:0 10px;border:1px solid var(--line);border-radius:10px;color:var(--dim);font-size:11px;cursor:pointer;list-style:none}
`.trim()

/**
 * The style under that of a received mail with its own layout. It is light in any mode, as such mails set dark text on
 * what they take for white.
 */
export const pageStyle = `
:root{${colours('light')}}
html{background:var(--paper)}
body{margin:0;padding:1px 0;overflow-wrap:anywhere;font:15px/1.6 'Public Sans Variable','PingFang SC','Hiragino Sans GB','Microsoft YaHei',system-ui,sans-serif;color:var(--text)}
img{max-width:100%}
pre{white-space:pre-wrap}
summary{display:inline-block;padding:0 10px;border:1px solid;border-radius:10px;font-size:11px;cursor:pointer;list-style:none}
`.trim()

/** The hash of a style as a content security policy names it. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The hash that the content security policy allows. */
export const frameStyleHash = styleHash(frameStyle)
