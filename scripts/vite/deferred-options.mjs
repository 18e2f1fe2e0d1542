import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { importTypeScript } from '../typescript.mjs'

/** The options of a resource that only the server reads, and the preset views. */
const movedOptions = new Set([
  'rules',
  'ruleRecords',
  'lookups',
  'searchGroups',
  'queue',
  'purges',
  'personOnly',
  'presetViews',
])

/**
 * Moves the help texts out of the declarations of resources (*.resource.ts), which the first page loads, to
 * src/base/i18n/declared-help.ts, which forms load; and the preset views of lists to
 * src/base/list-links/declared-preset-views.ts, which is loaded once a page is shown. Removes what only the server reads,
 * such as the automation rules.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export const deferredOptions = (root) => ({
  name: 'deferred-options',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\/base\/(i18n\/declared-help|list-links\/declared-preset-views)\.ts$/ },
    async handler(id) {
      if (id.endsWith('declared-preset-views.ts')) {
        const { presetViews } = await importTypeScript(
          root,
          join(root, 'scripts/vite/declared-preset-views.ts'),
        )
        return { code: `export const declaredPresetViews = ${JSON.stringify(presetViews)}`, map: null }
      }
      const { helpTexts } = await importTypeScript(root, join(root, 'scripts/vite/declared-help.ts'))
      return { code: `export const declaredHelp = ${JSON.stringify(helpTexts)}`, map: null }
    },
  },
  transform: {
    filter: { id: /\.resource\.ts$/ },
    handler: (code, id) => ({ code: withoutDeferredOptions(code, id), map: null }),
  },
})

/**
 * The code without the properties named `help` whose value is a text, without what only the server reads, and without
 * preset views.
 * @param {string} code
 * @param {string} id
 */
export function withoutDeferredOptions(code, id) {
  /** @type {{ start: number, end: number }[]} */
  const removed = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, declaration] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineResource') return
      if (declaration?.type !== 'ObjectExpression') return
      for (const property of declaration.properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          movedOptions.has(property.key.name)
        )
          removed.push({ start: property.start, end: property.end })
    },
    Property({ key, value, start, end }) {
      const isText = value.type === 'Literal' && typeof value.value === 'string'
      if (key.type === 'Identifier' && key.name === 'help' && isText) removed.push({ start, end })
    },
  })
  visitor.visit(parseSync(id, code).program)
  removed.sort((a, b) => a.start - b.start)
  return removed.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  )
}
