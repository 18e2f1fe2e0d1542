import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { importTypeScript } from '../typescript.mjs'

/**
 * Moves the help texts out of the declarations of resources (*.resource.ts), which the first page loads, to
 * src/base/i18n/declared-help.ts, which forms load.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export const withoutHelp = (root) => ({
  name: 'without-help',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/base\/i18n\/declared-help\.ts$/ },
    async handler() {
      const { helpTexts } = await importTypeScript(root, join(root, 'scripts/vite/declared-help.ts'))
      return { code: `export const declaredHelp = ${JSON.stringify(helpTexts)}`, map: null }
    },
  },
  transform: {
    filter: { id: /\.resource\.ts$/ },
    handler: (code, id) => ({ code: withoutHelpTexts(code, id), map: null }),
  },
})

/**
 * The code without the properties named `help` whose value is a text.
 * @param {string} code
 * @param {string} id
 */
export function withoutHelpTexts(code, id) {
  /** @type {{ start: number, end: number }[]} */
  const removed = []
  const visitor = new Visitor({
    Property({ key, value, start, end }) {
      const isText = value.type === 'Literal' && typeof value.value === 'string'
      if (key.type === 'Identifier' && key.name === 'help' && isText) removed.push({ start, end })
    },
  })
  visitor.visit(parseSync(id, code).program)
  return removed.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  )
}
