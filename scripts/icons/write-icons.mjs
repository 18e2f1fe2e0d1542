import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconFiles } from './icon-files.mjs'

/**
 * Writes the generated icon files from the icons of Phosphor. Unchanged files are not written.
 * @param {string} root of the project
 */
export async function writeIcons(root) {
  for (const { path, content } of await iconFiles(root)) {
    const file = join(root, path)
    if (readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
  }
}
