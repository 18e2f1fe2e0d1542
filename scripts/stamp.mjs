import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A fingerprint of the contents of files and folders; it does not depend on modification times, so a checkout does not
 * change it.
 * @param {string} root
 * @param {string[]} paths relative to the root; one that does not exist counts as empty
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesOf(root, path))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} in a stable order
 */
export function filesOf(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`))
}

/** @param {string} path @returns {string | undefined} */
export function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
