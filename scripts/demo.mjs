// Recreates the demo data, for performance measurements a multiple of it: npm run demo -- --scale 100
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('demo-data.js')
})
