// Checks that nothing in the ledger of changes was rewritten: npm run verify-change-log
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('verify-change-log.js')
})
