import { build } from 'esbuild'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Imports a TypeScript module, for scripts on a Node without TypeScript support.
 * @param {string} root of the project, where the packages of the module are found
 * @param {string} path of the module
 */
export async function importTypeScript(root, path) {
  const outfile = join(root, '.cache', `${basename(path)}-${process.pid}.mjs`)
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
