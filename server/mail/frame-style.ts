import { createHash } from 'node:crypto'

/** How a mail is set: as the text of the dashboard around it, whatever its writer wished. */
export const frameStyle = `
:root{color-scheme:light;--paper:#FFFFFF;--text:#1C252E;--dim:#5B6B7A;--line:rgba(145,158,171,.32);--link:#7A3FD0}
:root[data-theme=dark]{color-scheme:dark;--paper:#1C252E;--text:#FFFFFF;--dim:#A3B0BD;--link:#C0A6FF}
html{background:var(--paper)}
body{margin:0;padding:1px 0;overflow-wrap:anywhere;font:15px/1.6 'Public Sans Variable','PingFang SC','Hiragino Sans GB','Microsoft YaHei',system-ui,sans-serif;color:var(--text)}
a{color:var(--link)}
img{max-width:100%;height:auto}
table{border-collapse:collapse;max-width:100%}
td,th{padding:4px 8px;border:1px solid var(--line);text-align:start}
pre{overflow:auto}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:3px solid var(--line);color:var(--dim)}
`.trim()

/** By which the policy of the page lets it through. */
export const frameStyleHash = `sha256-${createHash('sha256').update(frameStyle).digest('base64')}`
