// Makes the demo data anew, many times as much of it for measuring: npm run demo -- --scale 100
import { requireNode } from './node-version.mjs'

requireNode()
void import('./prepare.mjs').then(function (prepare) {
  return prepare.runBuilt('demo-data.js')
})
