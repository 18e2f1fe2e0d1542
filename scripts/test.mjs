// Runs every test there is, from nothing: npm test
import { requireNode } from './node-version.mjs'

requireNode()
void import('./tasks.mjs').then(function (tasks) {
  return tasks.exitWith(function () {
    return import('./test/all.mjs').then(function (all) {
      return all.testAll()
    })
  })
})
