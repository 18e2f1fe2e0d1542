// Verifies that no entry of the change log was altered: npm run verify-change-log
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('verify-change-log.js')
})
