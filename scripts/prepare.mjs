import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt, root } from './build-stamp.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { discoverFeatures } from './discover.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith } from './progress.mjs'
import { runNode } from './run.mjs'

/**
 * Installs and builds what is needed, and then becomes a program of the build.
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

/** Installs what is missing and builds what has changed; with nothing to do it takes a few milliseconds. */
async function prepare() {
  discoverFeatures(root)
  await ensureInstalled(root)
  // A process of its own: what the build needs of memory is given back before the program starts.
  if (!isBuilt()) await runNode([join(root, 'scripts/build.mjs')])
}
