import { root } from '../build-stamp.mjs'
import { discoverFeatures } from '../discover.mjs'
import { ensureInstalled } from '../install.mjs'
import { exitWith } from '../tasks.mjs'

process.chdir(root)
await exitWith(async () => {
  discoverFeatures(root)
  await ensureInstalled(root)
  // It needs packages that may have been installed just now.
  const { writeIcons } = await import('../icons/write-icons.mjs')
  await writeIcons(root)
  // Imported here, because it needs the installed packages.
  const { testAll } = await import('./all.mjs')
  return testAll(commitOf(process.argv.slice(2)))
})

/**
 * `--changed` selects uncommitted changes, `--changed=main` the difference to a commit.
 * @param {string[]} given
 * @returns {string | undefined} the commit to compare with
 */
function commitOf(given) {
  const option = given.find((value) => value === '--changed' || value.startsWith('--changed='))
  return option === undefined ? undefined : option.slice('--changed='.length) || 'HEAD'
}
