import { fileURLToPath } from 'node:url'
import { ExpectedError } from '../base/expected-error'
import { report } from '../base/report'
import { start } from '../lifecycle/start'

// One failing request must not end the process, which serves other requests.
process.on('uncaughtException', (error) => report('Unexpected error', error))
process.on('unhandledRejection', (error) => report('Unexpected rejection', error))

try {
  await start(process.env, fileURLToPath(import.meta.url))
} catch (error) {
  if (error instanceof ExpectedError) process.stderr.write(`${error.message}\n`)
  else report('The program cannot start', error)
  process.exit(1)
}
