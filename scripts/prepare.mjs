import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, root } from './build-stamp.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { discoverFeatures } from './discover.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith } from './progress.mjs'
import { runNode } from './run.mjs'

/**
 * Installs and builds if necessary, and then runs an entry point of the build in this process.
 * @param {string} program a file of build/server
 */
export async function runBuilt(program) {
  endWithNpm()
  try {
    await prepare()
    await import(pathToFileURL(join(root, 'build/server', program)).href)
  } catch (error) {
    endWith(error)
  }
}

/** Installs missing packages and rebuilds after changes; takes a few milliseconds if there is nothing to do. */
async function prepare() {
  discoverFeatures(root)
  await ensureInstalled(root)
  // A separate process, so that the memory of the build is released before the server starts.
  if (!isBuilt()) await runNode([join(root, 'scripts/build.mjs')])
}
