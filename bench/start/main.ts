import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { startChild, waitUntil } from '#tests/support/child'
import { freePort } from '#tests/support/free-port'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { memoryOf, processorMsOf } from '../support/measure'
import { median } from '../support/median'
import { machine, writeSection } from '../support/results'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

/** The target of a first start with demo data, in seconds. */
const aim = 30
/** The timeout on a busy machine, in milliseconds. */
const timeoutMs = 300_000

interface Start {
  readonly seconds: number
  readonly processorSeconds: number
  readonly megabytes: number
}

/** Starts the built server with a new data folder, until it is ready. */
async function firstStart(): Promise<Start> {
  const port = await freePort()
  const installation = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(temporaryFolder('bench'), 'data'),
  }
  const { DATABASE_URL: _none, ...env } = process.env
  const begun = performance.now()
  const child = await startChild(process.execPath, ['scripts/start.mjs'], {
    env: { ...env, ...installation },
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil(child, isReady, timeoutMs)
  const seconds = (performance.now() - begun) / 1000
  const processorSeconds = processorMsOf(child.pid) / 1000
  const megabytes = memoryOf(child.pid).highest
  await child.end('SIGTERM')
  return { seconds, processorSeconds, megabytes }
}

const starts: Start[] = []
for (let round = 0; round < (values.quick ? 1 : 3); round++) starts.push(await firstStart())
const of = (name: keyof Start) => median(starts.map((start) => start[name]))
const report = `## First start

${machine()} Median of ${starts.length}: a new folder, the embedded database, until the server answers.

| | seconds | aim | processor seconds | memory MB, at its highest |
|---|---:|---:|---:|---:|
| first start with demo data | ${of('seconds').toFixed(1)} | ${aim} | ${of('processorSeconds').toFixed(1)} | ${of('megabytes').toFixed(0)} |
`
console.log(report)
if (!values.quick) writeSection('start', report)
