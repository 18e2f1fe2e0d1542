import { posix } from 'node:path'

/** What an import leads to: a file of the project, a package, or a module of Node itself. */
export type Target = { kind: 'file'; path: string } | { kind: 'package'; name: string } | { kind: 'node' }

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/**
 * Follows an import. One that leads to no source (a style, or nothing, which the compiler reports) keeps its path.
 */
export function resolveImport(from: string, specifier: string, paths: ReadonlySet<string>): Target {
  if (specifier.startsWith('node:')) return { kind: 'node' }
  const path = projectPath(from, specifier.replace(/\?.*$/, ''))
  if (path === undefined) return { kind: 'package', name: packageName(specifier) }
  const ending = endings.find((candidate) => paths.has(path + candidate)) ?? ''
  return { kind: 'file', path: path + ending }
}

/** The path that an import of the project means: relative to the file, or a subpath import as tsconfig.json has them. */
function projectPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (!specifier.startsWith('#')) return undefined
  return /^#(server|tests|scripts)\//.test(specifier) ? specifier.slice(1) : `src/${specifier.slice(1)}`
}

function packageName(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, depth).join('/')
}
