import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/support/postgres'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { startServer, type Installation } from '../server/subject'
import { median } from '../support/median'
import { memoryOf } from '../support/measure'
import { machine, writeSection } from '../support/results'
import { fillBookings } from './fill'
import { bulkChange, stepsOf, walk, type Bulk, type Step, type Walk } from './steps'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string' },
    size: { type: 'string' },
  },
})
const count = Number(values.size ?? (values.quick ? 5000 : 1_000_000))
const program = fileURLToPath(new URL('main.js', import.meta.url))

interface Measured {
  readonly steps: readonly Step[]
  readonly walked: Walk
  readonly bulk: Bulk
  readonly megabytes: number
}

async function measured(engine: string, installation: Installation): Promise<Measured> {
  console.log(`  ${engine}: filling`)
  await fillBookings(installation, count)
  const server = await startServer(program, installation)
  try {
    const steps = await stepsOf(server, count)
    for (const { name, times } of steps) console.log(`  ${name}: ${cell(times)}`)
    const walked = await walk(server)
    console.log(`  all pages: ${JSON.stringify(walked)}`)
    const bulk = await bulkChange(server)
    console.log(`  bulk change: ${JSON.stringify(bulk)}`)
    return { steps, walked, bulk, megabytes: memoryOf(server.pid).highest }
  } finally {
    await server.stop()
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const cell = (times: readonly number[]) => `${ms(median(times))} (${ms(Math.max(...times))})`
const number = (value: number) => value.toLocaleString('en')

/** The lines of one engine beneath those of the other. */
function linesOf({ steps, walked, bulk, megabytes }: Measured): [string, string][] {
  return [
    ...steps.map(({ name, times }): [string, string] => [name, cell(times)]),
    [
      'all pages of 1,000, one after the other',
      `${number(walked.rows)} rows in ${walked.seconds.toFixed(0)} s`,
    ],
    ['a page of the first tenth, of the last tenth', `${ms(walked.first)}, ${ms(walked.last)}`],
    ['preview of a bulk change', `${number(bulk.rows)} rows in ${ms(bulk.planMs)}`],
    ['bulk change', `${bulk.seconds.toFixed(0)} s, ${number(Math.round(bulk.rows / bulk.seconds))} a second`],
    ['first page meanwhile', `${ms(bulk.listMedian)} (${ms(bulk.listWorst)})`],
    ['memory of the server process at its highest', `${megabytes} MB`],
  ]
}

const found: [engine: string, Measured][] = []
if (values.engine !== 'postgres')
  found.push([
    'embedded database',
    await measured('embedded', { dataDir: `${temporaryFolder('bench')}/data` }),
  ])
const postgres = values.engine === 'embedded' || values.quick ? undefined : await startPostgres()
if (postgres) {
  const installation = { databaseUrl: postgres.url, dataDir: temporaryFolder('bench') }
  found.push(['PostgreSQL', await measured('PostgreSQL', installation)])
  await postgres.stop()
}
const columns = found.map(([, result]) => linesOf(result))
const body = (columns[0] ?? []).map(([name], at) => [name, ...columns.map((lines) => lines[at]?.[1] ?? '')])
const report = `## Many rows

${machine()} A list of ${number(count)} bookings, one request at a time over HTTP: the median in milliseconds, and the slowest in brackets.

| | ${found.map(([engine]) => engine).join(' | ')} |
|---|${found.map(() => '---:|').join('')}
${body.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
if (!values.quick && !values.engine && !values.size) writeSection('rows', report)
else console.log(report)
