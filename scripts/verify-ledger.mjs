// Checks that nothing in the ledger of changes was rewritten: npm run verify-ledger
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('verify-ledger.js')
})
