// Installs and runs all tests: npm test
import { requireNode } from './node-version.mjs'

requireNode()
void import('./test/run.mjs')
