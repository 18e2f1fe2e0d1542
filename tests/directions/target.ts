import { posix } from 'node:path'

/** The target of an import: a file of the project, a package, or a built-in module of Node. */
export type Target = { kind: 'file'; path: string } | { kind: 'package'; name: string } | { kind: 'node' }

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/**
 * Resolves an import. If there is no such source file (a style sheet, or a missing file, which the compiler reports), the
 * path is returned as it is.
 */
export function resolveImport(from: string, specifier: string, paths: ReadonlySet<string>): Target {
  if (specifier.startsWith('node:')) return { kind: 'node' }
  const path = projectPath(from, specifier.replace(/\?.*$/, ''))
  if (path === undefined) return { kind: 'package', name: packageName(specifier) }
  const ending = endings.find((candidate) => paths.has(path + candidate)) ?? ''
  return { kind: 'file', path: path + ending }
}

/** The project path of an import that is relative or a subpath import of tsconfig.json; undefined for packages. */
function projectPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (!specifier.startsWith('#')) return undefined
  return /^#(server|tests|scripts)\//.test(specifier) ? specifier.slice(1) : `src/${specifier.slice(1)}`
}

function packageName(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1
  return specifier.split('/').slice(0, depth).join('/')
}
