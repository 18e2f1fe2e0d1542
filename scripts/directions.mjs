// Checks which module may import which: npm run directions
import { join } from 'node:path'
import { root } from './build-stamp.mjs'
import { importTypeScript } from './typescript.mjs'

process.chdir(root)
const { checkDirections } = await importTypeScript(root, join(root, 'tests/directions/check.ts'))
checkDirections()
