// Runs client and server for development on one port, the client with hot module replacement: npm run dev
import { root } from './build-stamp.mjs'
import { discoverFeatures } from './discover.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
process.chdir(root)
discoverFeatures(root)
await ensureInstalled(root)
const { develop } = await import('./dev/develop.mjs')
await develop()
