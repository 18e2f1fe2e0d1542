import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconFiles } from './icon-files.mjs'

/**
 * Writes the drawings of the icons that the declarations and the lists name, from those of Phosphor. A file that is right
 * already is not written.
 * @param {string} root of the project
 */
export async function writeIcons(root) {
  for (const { path, content } of await iconFiles(root)) {
    const file = join(root, path)
    if (readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
  }
}
