// Installs, builds and serves: npm start, or npm start -- --empty for an empty workspace
import { requireNode } from './node-version.mjs'
import { startSettings } from './start-settings.mjs'

requireNode()
Object.assign(process.env, startSettings(process.argv, process.env))
// The server runs in this process, so that signals reach it directly.
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('main.js')
})
