import { fileURLToPath } from 'node:url'

const importers = /\/node_modules\/@refinedev\/(?:core|react-router|devtools-internal)\//

/** What refine asks of packages that do not tree-shake and that we hardly use. @type {Record<string, string>} */
const shims = {
  // Files are written and read by the server, which alone knows all rows and escapes formulas.
  papaparse: `
    const refuse = () => { throw new Error('Files are exported and imported by the server') }
    export default { parse: refuse, unparse: refuse }
  `,
  // What is declared says its own plural.
  pluralize: 'export default { plural: (word) => word, singular: (word) => word }',
  // Asked for by refine's own devtools alone.
  'error-stack-parser': 'export default { parse: () => [] }',
}

const ownQs = fileURLToPath(new URL('shims/qs.mjs', import.meta.url))
const prefix = '\0refine-core-shim:'

/**
 * Replaces what @refinedev/core brings along and does not shake off (24 KB gzip before the first row). Only refine's
 * own imports are replaced.
 * @returns {import('vite').Plugin}
 */
export function refineCoreShims() {
  return {
    name: 'refine-core-shims',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !importers.test(importer)) return null
      if (source === 'qs') return ownQs
      return source in shims ? prefix + source : null
    },
    load(id) {
      return id.startsWith(prefix) ? (shims[id.slice(prefix.length)] ?? null) : null
    },
  }
}
