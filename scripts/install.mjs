import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectedError, step } from './progress.mjs'
import { run } from './run.mjs'
import { readStamp } from './stamp.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, peer?: boolean }>} Packages */

/**
 * Installs the packages of package-lock.json if they are missing or have other versions.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stampPath = join(root, 'node_modules', '.corridor-stamp')
  const stamp = wantedStamp(root)
  const previous = readStamp(stampPath)
  if (previous === stamp) return
  const isOtherMachine = previous !== undefined && machineOf(previous) !== machineOf(stamp)
  if (isOtherMachine || !holdsLockedPackages(root)) await step('Installing packages', () => install(root))
  writeFileSync(stampPath, stamp)
}

/** @param {string} root */
function wantedStamp(root) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${process.platform}-${process.arch} ${hash.digest('hex')}`
}

/** @param {string} stamp */
const machineOf = (stamp) => stamp.split(' ')[0]

/**
 * Whether npm's record of installed packages agrees with the lock file, as after a manual `npm install`.
 * @param {string} root
 */
export function holdsLockedPackages(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(record)
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isWanted = path !== '' && !(optional && installed[path] === undefined)
    return !isWanted || installed[path]?.version === version
  })
}

/** @param {string} path @returns {Packages} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {}
}

/** @param {string} root */
async function install(root) {
  // Under NODE_ENV=production npm would leave out the build tools.
  const env = { NODE_ENV: 'development', npm_config_production: undefined, npm_config_omit: undefined }
  const parameters = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefix', root]
  const npm = process.env['npm_execpath']
  const { code } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...parameters], { env })
    : await run('npm', parameters, { env, shell: process.platform === 'win32' })
  if (code !== 0) throw new ExpectedError('The packages could not be installed: see what npm says above.')
}
