// Installs, builds and serves: npm start
import { requireNode } from './node-version.mjs'

requireNode()
// The server runs in this very process, so that signals reach it directly.
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('main.js')
})
