import { readEnv } from '../base/env/env'
import { ExpectedError } from '../base/expected-error'
import { verifyChangeLog, type Broken } from '../features/history/verify-change-log'
import { prepareDatabase } from '../lifecycle/database'
import { report, logLine } from '../base/report'

/** The text printed for each way in which the change log can be broken. */
const meanings: { readonly [Kind in Broken['kind']]: string } = {
  content: 'it is not what was written',
  order: 'it does not follow the entry before it, so entries were taken out or put in',
  head: 'the entries behind it are gone or forged',
}

function sentence({ kind, lane, sequence, entry }: Broken): string {
  const position = `${sequence} of lane ${lane}${entry === undefined ? '' : ` (id ${entry})`}`
  return `The change log is broken at entry ${position}: ${meanings[kind]}.`
}

/** Verifies the change log of the installation. The exit code is 1 if it is broken or cannot be read. */
async function verify(): Promise<boolean> {
  const database = await prepareDatabase(readEnv(process.env))
  try {
    const verdict = await verifyChangeLog(database)
    logLine(
      verdict.ok
        ? `The change log is intact: ${verdict.entries.toLocaleString('en')} entries, digest ${verdict.digest}`
        : sentence(verdict.broken),
    )
    return verdict.ok
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = (await verify()) ? 0 : 1
} catch (error) {
  if (error instanceof ExpectedError) process.stderr.write(`${error.message}\n`)
  else report('The change log cannot be verified', error)
  process.exitCode = 1
}
