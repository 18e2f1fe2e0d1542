import { join } from 'node:path'
import { runNode } from '../run.mjs'

/**
 * Writes the template of the embedded database: migrated and empty.
 * Runs in a separate process, because it temporarily needs hundreds of megabytes.
 * @param {string} folder of the build
 */
export async function writeTemplate(folder) {
  await runNode([join(folder, 'server/write-template.js'), join(folder, 'template.tar.gz')])
}
