import { join } from 'node:path'
import { isBuilt, root } from './build-stamp.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run.mjs'

/** Installs what is missing and builds what has changed; with nothing to do it takes a few milliseconds. */
export async function prepare() {
  await ensureInstalled(root)
  await ensureBuilt()
}

/** Builds when the sources are not those of the last build. */
export async function ensureBuilt() {
  // A process of its own: what the build needs of memory is given back before the server starts.
  if (!isBuilt()) await runNode([join(root, 'scripts/build.mjs')])
}
