import { machine } from '../support/results'
import type { HttpFloor } from './http-floor'
import type { Compared, Result, Settings } from './run'

export interface EngineResult extends Result {
  readonly engine: 'embedded' | 'postgres'
  readonly count: number
}

const names = { embedded: 'Embedded database', postgres: 'PostgreSQL' }
/** Lists per second at 100,000 rows and 10 connections of other systems and of the bare engines, measured elsewhere. */
const peers = `Elsewhere, list at 100,000 rows and 10 connections: Payload 297, Directus 243, Strapi 192 a second on their default SQLite;
the bare page and exact count 280 on PGlite, 969 on PostgreSQL.`

/** The tables of the server section, ratios first. */
export function serverReport(
  results: readonly EngineResult[],
  floors: readonly HttpFloor[],
  { rounds, runMs }: Settings,
): string {
  const measured = rounds === 1 ? 'One round' : `Median of ${rounds} rounds`
  const head = `## Server\n\n${machine()} ${measured} of ${runMs / 1000} s.`
  const http = floors.map(
    ({ connections, measured }) => `${Math.round(measured.perSecond)} a second at ${connections} connections`,
  )
  const floor = `HTTP alone, one constant answer of a product's length: ${http.join(', ')}.`
  return [head, ...results.map(section), floor, peers].join('\n\n')
}

function section({ engine, count, compared, memory }: EngineResult): string {
  const head = [
    '| | connections | of the bare rate | aim | a second | p99 ms | bare a second | bare p99 ms | processor ms |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
  ]
  const title = `### ${names[engine]}, ${count.toLocaleString('en')} products`
  const remembered = `Memory of the server process: ${memory.start} MB after its start, ${memory.highest} MB at its highest.`
  return `${title}\n\n${[...head, ...compared.map((item) => line(engine, item))].join('\n')}\n\n${remembered}`
}

function line(engine: EngineResult['engine'], { name, connections, aims, server, bare }: Compared): string {
  const cells = [
    name,
    connections,
    (server.perSecond / bare.perSecond).toFixed(2),
    aims[engine] ?? '',
    Math.round(server.perSecond),
    server.p99.toFixed(1),
    Math.round(bare.perSecond),
    bare.p99.toFixed(1),
    server.processor.toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}
