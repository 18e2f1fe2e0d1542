// Runs the fast checks: npm run check
import { root } from './build-stamp.mjs'
import { discoverFeatures } from './discover.mjs'
import { ensureInstalled } from './install.mjs'
import { exitWith, runTasks, summarise } from './tasks.mjs'
import { checks } from './test/checks.mjs'

process.chdir(root)
await exitWith(async () => {
  discoverFeatures(root)
  await ensureInstalled(root)
  // It needs packages that may have been installed just now.
  const { writeIcons } = await import('./icons/write-icons.mjs')
  await writeIcons(root)
  return summarise('Checks', await runTasks(checks(), 2))
})
