import { root } from '../build-stamp.mjs'
import { ensureInstalled } from '../install.mjs'
import { exitWith } from '../tasks.mjs'

process.chdir(root)
await exitWith(async () => {
  await ensureInstalled(root)
  // Loaded now, because it needs the packages.
  const { testAll } = await import('./all.mjs')
  return testAll()
})
