import { root } from '../build-stamp.mjs'
import { discoverFeatures } from '../discover.mjs'
import { ensureInstalled } from '../install.mjs'
import { ExpectedError } from '../progress.mjs'
import { exitWith } from '../tasks.mjs'
import { limitTime } from './time-limit.mjs'

process.chdir(root)
await exitWith(async () => {
  const options = process.argv.slice(2)
  const minutes = valueOf('--minutes', options)
  if (minutes !== undefined) limitTime(minutesIn(minutes))
  discoverFeatures(root)
  await ensureInstalled(root)
  // It needs packages that may have been installed just now.
  const { writeIcons } = await import('../icons/write-icons.mjs')
  await writeIcons(root)
  // Imported here, because it needs the installed packages.
  const { testAll } = await import('./all.mjs')
  return testAll(commitOf(valueOf('--changed', options)))
})

/**
 * The value of an option such as `--changed=main`; an empty string for `--changed` alone.
 * @param {string} name
 * @param {string[]} options
 */
function valueOf(name, options) {
  const option = options.find((value) => value === name || value.startsWith(`${name}=`))
  return option?.slice(name.length + 1)
}

/** @param {string} text */
function minutesIn(text) {
  if (/^\d{1,4}$/.test(text)) return Number(text)
  throw new ExpectedError(`--minutes needs a whole number, for example --minutes=75, not "${text}".`)
}

/**
 * `--changed` selects uncommitted changes, `--changed=main` the difference to a commit.
 * @param {string | undefined} value
 * @returns {string | undefined} the commit to compare with
 */
function commitOf(value) {
  return value === '' ? 'HEAD' : value
}
