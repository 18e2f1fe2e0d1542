// Writes the migration that brings the database to what is declared: npm run migration -- <name>
import { join } from 'node:path'
import { root } from './build-stamp.mjs'
import { importTypeScript } from './typescript.mjs'

process.chdir(root)
const name = (process.argv[2] ?? 'declared').replaceAll(/[^a-z0-9]+/gi, '_').toLowerCase()
const { writeMigration } = await importTypeScript(root, join(root, 'server/db/generate-migration.ts'))
const file = await writeMigration('migrations', name)
console.log(file ? `Wrote migrations/${file}` : 'The migrations already agree with the declarations.')
