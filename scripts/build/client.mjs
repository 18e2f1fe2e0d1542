import { join } from 'node:path'
import { build } from 'vite'
import { ExpectedError } from '../progress.mjs'

/**
 * Builds the client with vite.config.ts.
 * @param {string} root
 * @param {string} folder of the build
 */
export async function buildClient(root, folder) {
  const outDir = join(folder, 'client')
  const configFile = join(root, 'vite.config.ts')
  await build({ root, configFile, logLevel: 'warn', build: { outDir } }).catch((error) => {
    throw new ExpectedError(`The pages could not be built. ${error.message}`)
  })
}
