import { build } from 'esbuild'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @type {import('esbuild').Plugin} */
const withoutLazyModules = {
  name: 'without-lazy-modules',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

/**
 * Imports a TypeScript module, for scripts on a Node without TypeScript support.
 * @param {string} root of the project, where the packages of the module are found
 * @param {string} path of the module
 * @param {{ isWithoutLazyModules?: boolean }} [options] without lazy modules, what it imports when it runs is not found
 */
export async function importTypeScript(root, path, { isWithoutLazyModules = false } = {}) {
  const outfile = join(root, '.cache', `${basename(path)}-${process.pid}.mjs`)
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: isWithoutLazyModules ? [withoutLazyModules] : [],
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
