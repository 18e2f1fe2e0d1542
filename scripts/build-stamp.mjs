import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, readStamp } from './stamp.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const sources = [
  'src',
  'server',
  'migrations',
  'public',
  'scripts',
  'site.html',
  'app.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'bench/budget.json',
]

/** The settings that the build writes into the pages. */
const settings = ['API_BASE_URL', 'VITE_API_BASE_URL', 'MAPS_TOKEN', 'VITE_MAPS_TOKEN']

/** A fingerprint of everything the build reads. */
export function sourceStamp() {
  const given = settings.filter((name) => process.env[name]).map((name) => `${name}=${process.env[name]}`)
  return [fingerprint(root, sources), ...given].join(' ')
}

/** Whether the build is up to date with the sources. */
export function isBuilt() {
  const isThere = existsSync(join(root, 'build/server/main.js'))
  return isThere && readStamp(join(root, 'build/.stamp')) === sourceStamp()
}

/**
 * Stores the fingerprint of the sources of a finished build.
 * @param {string} folder of the build
 * @param {string} stamp fingerprint of the sources when the build began
 */
export function markBuilt(folder, stamp) {
  writeFileSync(join(folder, '.stamp'), stamp)
}
