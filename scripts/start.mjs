// Installs, builds and serves: npm start, or npm start -- --empty for an empty workspace
import { requireNode } from './node-version.mjs'

requireNode()
if (process.argv.includes('--empty')) {
  process.env.DEMO = 'empty'
  process.env.DATA_DIR = process.env.DATA_DIR || './data-empty'
}
// The server runs in this process, so that signals reach it directly.
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('main.js')
})
