import { relative } from 'node:path'

/**
 * Writes `.vite/chunks.json` for the budget check:
 * the packages and sources of each script, with their bytes before minifying.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function chunkReport(root) {
  return {
    name: 'chunk-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      /** @type {Record<string, Record<string, number>>} */
      const report = {}
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') report[output.fileName] = contentOf(output.modules, root)
      }
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(report, null, 1) })
    },
  }
}

/**
 * @param {Record<string, { renderedLength: number }>} modules
 * @param {string} root
 */
function contentOf(modules, root) {
  /** @type {Record<string, number>} */
  const content = {}
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = sourceName(id, root)
    content[name] = (content[name] ?? 0) + renderedLength
  }
  return content
}

/**
 * `@mui/material` for a module of a package, `src/main.tsx` for one of the project.
 * @param {string} id
 * @param {string} root
 */
export function sourceName(id, root) {
  if (id.startsWith('\0')) return id.slice(1)
  const inPackage = id.split('/node_modules/').at(-1) ?? id
  if (inPackage === id) return relative(root, id.split('?')[0] ?? id)
  const depth = inPackage.startsWith('@') ? 2 : 1
  return inPackage.split('/').slice(0, depth).join('/')
}
