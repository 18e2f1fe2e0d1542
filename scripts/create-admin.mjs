// Creates the first administrator of an installation without demo data: npm run create-admin
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('create-admin.js')
})
