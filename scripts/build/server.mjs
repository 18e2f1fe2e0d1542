import { build } from 'esbuild'
import { join } from 'node:path'
import { ExpectedError } from '../progress.mjs'

const entries = {
  main: 'server/commands/main.ts',
  'pglite-worker': 'server/db/embedded/worker.ts',
  'parse-worker': 'server/base/parsing/worker.ts',
  'pdf-worker': 'server/features/documents/pdf/worker.ts',
  'ics-worker': 'server/features/ics/thread/worker.ts',
  'create-admin': 'server/commands/create-admin.ts',
  'verify-change-log': 'server/commands/verify-change-log.ts',
  'demo-data': 'server/commands/demo-data.ts',
  'check-migrations': 'server/commands/check-migrations.ts',
  'write-template': 'scripts/build/write-template.ts',
}

/**
 * Bundles the project's modules for Node; packages stay in node_modules, as native ones must.
 * @param {string} root
 * @param {string} folder of the build
 */
export async function buildServer(root, folder) {
  await build({ ...serverOptions(root), outdir: join(folder, 'server') }).catch(() => {
    throw new ExpectedError('The server could not be bundled: see above.')
  })
}

/** @param {string} root @returns {import('esbuild').BuildOptions} */
export function serverOptions(root) {
  return {
    absWorkingDir: root,
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    logLevel: 'warning',
  }
}
