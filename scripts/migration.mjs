// Writes the migration that updates the database to the declarations: npm run migration -- <name>
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './build-stamp.mjs'
import { discoverFeatures } from './discover.mjs'
import { endWith, ExpectedError } from './progress.mjs'
import { importTypeScript } from './typescript.mjs'

const usage = `npm run migration -- <name>
  --rename customers.city:town       keeps the values of a field under its new name
  --rename customers:clients         keeps the records of a resource under its new name
  --remove customers.city            deletes the values of a field, or the records of a resource
  --backfill orders.priority=normal  what records that exist get in a field that is required now
  --replace tasks.state:old=new      what records get that have a choice or a state which is declared no more`

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = Object.fromEntries(
  ['rename', 'remove', 'backfill', 'replace'].map((name) => [name, { type: 'string', multiple: true }]),
)

/**
 * Parses the arguments of the command.
 * @throws ExpectedError with the usage
 */
function readCommand() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new ExpectedError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

process.chdir(root)
discoverFeatures(root)
try {
  const { values, positionals } = readCommand()
  const name = (positionals[0] ?? 'declared').replaceAll(/[^a-z0-9]+/gi, '_').toLowerCase()
  const { writeMigration, readOptions } = await importTypeScript(
    root,
    join(root, 'server/db/generate-migration.ts'),
  )
  const file = await writeMigration('migrations', name, readOptions(values))
  console.log(file ? `Wrote migrations/${file}` : 'The migrations already agree with the declarations.')
} catch (error) {
  endWith(error)
}
