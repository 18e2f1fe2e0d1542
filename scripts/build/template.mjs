import { join } from 'node:path'
import { runNode } from '../run.mjs'

/**
 * Writes the embedded database as a new installation finds it: migrated and empty.
 * A process of its own, because it needs hundreds of megabytes for a moment.
 * @param {string} folder the build's
 */
export async function writeTemplate(folder) {
  await runNode([join(folder, 'server/write-template.js'), join(folder, 'template.tar.gz')])
}
