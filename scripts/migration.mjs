// Writes the migration that brings the database to what is declared: npm run migration -- <name>
import { mkdirSync } from 'node:fs'
import { build } from 'esbuild'

const name = (process.argv[2] ?? 'declared').replaceAll(/[^a-z0-9]+/gi, '_').toLowerCase()
mkdirSync('build', { recursive: true })
await build({
  entryPoints: ['server/db/generate-migration.ts'],
  outfile: 'build/generate-migration.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})
const { writeMigration } = await import('../build/generate-migration.mjs')
const file = await writeMigration('migrations', name)
console.log(file ? `Wrote migrations/${file}` : 'The migrations already agree with the declarations.')
