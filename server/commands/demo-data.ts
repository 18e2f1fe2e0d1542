import { parseArgs } from 'node:util'
import { createServices } from '../lifecycle/create-services'
import type { OpenDatabase } from '../db/open'
import { seedDemo } from '../lifecycle/fill-demo'
import { seedCopies } from '../features/demo/copies'
import { emptyOut, stateOf } from '../features/demo/state'
import { readEnv } from '../base/env/env'
import { ExpectedError } from '../base/expected-error'
import { folderStore } from '../features/files/folder-store'
import { prepareDatabase } from '../lifecycle/database'
import { report, logLine } from '../base/report'

const maxScale = 1000
/** Timeout of one set of demo data on a slow machine, in milliseconds. */
const timeoutMs = 600_000

interface Wish {
  /** How many times the default number of records. */
  readonly scale: number
  readonly isForced: boolean
}

function wishOf(parameters: string[]): Wish {
  const options = {
    scale: { type: 'string', default: '1' },
    force: { type: 'boolean', default: false },
  } as const
  const parse = () => {
    try {
      return parseArgs({ args: parameters, options }).values
    } catch (error) {
      throw new ExpectedError(`${(error as Error).message} Use: npm run demo -- [--scale 100] [--force]`)
    }
  }
  const { scale, force } = parse()
  const times = Number(scale)
  if (!Number.isInteger(times) || times < 1 || times > maxScale)
    throw new ExpectedError(`--scale must be a whole number from 1 to ${maxScale}.`)
  return { scale: times, isForced: force }
}

/**
 * Recreates the demo data in the database of the installation. A database with data of its own is rejected without
 * `--force`.
 */
async function makeDemoData({ scale, isForced }: Wish): Promise<void> {
  const env = readEnv(process.env)
  const database = await prepareDatabase(env)
  try {
    const state = await stateOf(database)
    if (state === 'own' && !isForced)
      throw new ExpectedError('This database has data of its own. With --force all of it is deleted.')
    const patient = unhurried(database)
    if (state !== 'empty') await patient.transaction((tx) => emptyOut(tx))
    const contents = folderStore(env.filesDir)
    const since = performance.now()
    await seedDemo({ database: patient, contents })
    logLine(`The demo data are complete after ${seconds(since)}.`)
    if (scale > 1) {
      const services = await createServices({ database: patient, contents })
      await seedCopies(services, scale - 1, (set) =>
        logLine(`${set + 1} times as many, after ${seconds(since)}.`),
      )
    }
    await database.query({ text: 'analyze' })
  } finally {
    await database.close()
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function unhurried(database: OpenDatabase): OpenDatabase {
  return {
    engine: database.engine,
    query: (statement) => database.query(statement),
    transaction: (work) => database.transaction(work, { transactionMs: timeoutMs, statementMs: timeoutMs }),
    close: () => database.close(),
  }
}

try {
  await makeDemoData(wishOf(process.argv.slice(2)))
} catch (error) {
  if (error instanceof ExpectedError) process.stderr.write(`${error.message}\n`)
  else report('The demo data cannot be created', error)
  process.exitCode = 1
}
