import { fileURLToPath } from 'node:url'

const importers =
  /\/node_modules\/@refinedev\/(?:core|react-router|devtools-internal)\/|\/src\/providers\/router\/refine-router\.ts$/

/** Replacements of packages that do not tree-shake and that are hardly used. @type {Record<string, string>} */
const shims = {
  // The server exports and imports files, because only it has all rows and escapes formulas.
  papaparse: `
    const refuse = () => { throw new Error('Files are exported and imported by the server') }
    export default { parse: refuse, unparse: refuse }
  `,
  // Declarations contain their plural.
  pluralize: 'export default { plural: (word) => word, singular: (word) => word }',
  // Only used by refine's devtools.
  'error-stack-parser': 'export default { parse: () => [] }',
}

const ownQs = fileURLToPath(new URL('shims/qs.mjs', import.meta.url))
const prefix = '\0refine-core-shim:'

/**
 * Replaces dependencies of @refinedev/core that are not tree-shaken (24 KB gzip before the first row). Only refine's
 * own imports are replaced, and those of our router provider, which parses the URL for refine.
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
