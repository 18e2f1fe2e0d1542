import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '#tests/support/postgres'
import { writeSection } from '../support/results'
import { measureHttpFloor } from './http-floor'
import { serverReport, type EngineResult } from './report'
import { run, type Settings } from './run'
import { fillEmbedded, fillPostgres } from './subject'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '10,100' },
    seconds: { type: 'string', default: '2' },
    size: { type: 'string' },
  },
})

const settings: Settings = {
  program: fileURLToPath(new URL('main.js', import.meta.url)),
  rounds: Number(values.rounds),
  connections: values.connections.split(',').map(Number),
  warmMs: 500,
  runMs: Number(values.seconds) * 1000,
  only: values.only,
}
const sizes = values.size ? [Number(values.size)] : values.quick ? [100_000] : [100_000, 1_000_000]

const results: EngineResult[] = []
for (const count of sizes) {
  if (values.engine !== 'postgres') {
    console.log(`  embedded, ${count} products`)
    const filled = await fillEmbedded(count)
    results.push({ engine: 'embedded', count, ...(await run(filled, count, settings)) })
  }
  const postgres = values.engine === 'embedded' ? undefined : await startPostgres()
  if (!postgres) continue
  console.log(`  PostgreSQL, ${count} products`)
  const filled = await fillPostgres(postgres.url, count)
  results.push({ engine: 'postgres', count, ...(await run(filled, count, settings)) })
  await postgres.stop()
}
// The results of a partial run are printed only and not written to the results page.
if (!values.only && !values.engine && !values.size) {
  const floors = await measureHttpFloor(
    settings.connections.map((connections) => ({ ...settings, connections })),
  )
  writeSection('server', serverReport(results, floors, settings))
}
