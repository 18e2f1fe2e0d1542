import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '#tests/support/postgres'
import { fillPostgres, startServer, type Installation } from '../server/subject'
import { fill } from '../server/fill'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { machine, writeSection } from '../support/results'
import { importOf, type Imported } from './run'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string' },
    size: { type: 'string' },
  },
})
const program = fileURLToPath(new URL('main.js', import.meta.url))
const lines: string[] = []

async function measured(engine: string, installation: Installation, rows: number): Promise<void> {
  const server = await startServer(program, installation)
  try {
    const line = lineOf(engine, await importOf(server, rows))
    lines.push(line)
    console.log(line)
  } finally {
    await server.stop()
  }
}

const whole = (value: number) => value.toFixed(0)
const lineOf = (engine: string, found: Imported): string =>
  `| ${[
    ...[engine, found.rows, whole(found.megabytes), whole(found.uploadSeconds), whole(found.seconds)],
    ...[whole(found.rows / found.seconds), whole(found.processorSeconds)],
    ...[found.firstTenth.toFixed(1), found.lastTenth.toFixed(1), whole(found.before), whole(found.highest)],
    ...[whole(found.listMedian), whole(found.listWorst)],
  ].join(' | ')} |`

const size = (byDefault: number) => Number(values.size ?? (values.quick ? 2000 : byDefault))
if (values.engine !== 'postgres') {
  const installation = { dataDir: `${temporaryFolder('bench')}/data` }
  await fill(installation, 1)
  await measured('embedded', installation, size(100_000))
}
const postgres = values.engine === 'embedded' || values.quick ? undefined : await startPostgres()
if (postgres) {
  const { server } = await fillPostgres(postgres.url, 1)
  await measured('PostgreSQL', server, size(1_000_000))
  await postgres.stop()
}
const report = `## Imports

${machine()} A CSV file of products with twelve columns, imported as a job by the built server; meanwhile a list of 25 products every quarter of a second.

| | rows | MB | upload s | import s | rows a second | processor s | first tenth s | last tenth s | memory MB before | at its highest | list ms, median | worst |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${lines.join('\n')}
`
if (!values.quick && !values.engine && !values.size) writeSection('imports', report)
