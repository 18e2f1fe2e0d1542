// Runs on whatever Node there is, so: old syntax, and everything else is loaded after the check.
import { requireNode } from './node-version.mjs'

requireNode()
import('./prepare.mjs')
  .then(function (prepare) {
    return prepare.prepare()
  })
  .then(function () {
    // The server runs in this very process, so that signals reach it directly.
    return import(new URL('../build/server/main.js', import.meta.url).href)
  })
  .catch(function (error) {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  })
