// Runs every test there is, from nothing: npm test
import { requireNode } from './node-version.mjs'

requireNode()
void import('./test/run.mjs')
