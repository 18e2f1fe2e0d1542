import type { OpenDatabase } from '#server/db/open'
import { HttpLane, requestText } from '../support/http-lane'
import {
  measure,
  memoryOf,
  ownProcessorMs,
  processorMsOf,
  type Load,
  type Measured,
} from '../support/measure'
import { casesOf, type Aims, type Case } from './cases'
import { insertOf } from './insert'
import { openBare, startServer, type Filled, type RunningServer } from './subject'

export interface Settings {
  readonly program: string
  readonly rounds: number
  readonly connections: readonly number[]
  readonly warmMs: number
  readonly runMs: number
  readonly only: string | undefined
}

/** One case with one number of connections: the server compared with the bare engine. */
export interface Compared {
  readonly name: string
  readonly connections: number
  readonly aims: Aims
  readonly server: Measured
  readonly bare: Measured
}
export interface Result {
  readonly compared: readonly Compared[]
  /** The memory of the server process in megabytes: after the start, and the maximum. */
  readonly memory: { readonly start: number; readonly highest: number }
}

/** Measures every case on a filled database, server and engine alternately. Returns the median of the rounds. */
export async function run(filled: Filled, count: number, settings: Settings): Promise<Result> {
  const server = await startServer(settings.program, filled.server)
  const bare = await openBare(filled.bare)
  try {
    const start = memoryOf(server.pid).now
    const compared: Compared[] = []
    for (const testCase of casesOf(count, await cursorsOf(server), await insertOf(bare)))
      for (const connections of settings.connections)
        if (!settings.only || testCase.name.includes(settings.only))
          compared.push(await compare(testCase, { ...settings, connections }, settings.rounds, server, bare))
    return { compared, memory: { start, highest: memoryOf(server.pid).highest } }
  } finally {
    await bare.close()
    await server.stop()
  }
}

async function compare(
  testCase: Case,
  load: Load,
  rounds: number,
  server: RunningServer,
  bare: OpenDatabase,
): Promise<Compared> {
  const served: Measured[] = []
  const bareRuns: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    bareRuns.push(await measure(load, () => askBare(testCase, bare), ownProcessorMs))
    served.push(await measureServer(testCase, load, server))
  }
  const { name, aims } = testCase
  const compared = {
    name,
    aims,
    connections: load.connections,
    server: median(served),
    bare: median(bareRuns),
  }
  console.log(
    `    ${name}, ${load.connections} connections: ${Math.round(compared.server.perSecond)} per second, bare ${Math.round(compared.bare.perSecond)}, ${compared.server.processor.toFixed(2)} / ${compared.bare.processor.toFixed(2)} ms of processor, p99 ${compared.server.p99.toFixed(1)} ms`,
  )
  return compared
}

async function askBare(testCase: Case, bare: OpenDatabase): Promise<void> {
  for (const statement of testCase.bare()) await bare.query(statement)
}

async function measureServer(testCase: Case, load: Load, server: RunningServer): Promise<Measured> {
  const lanes = Array.from({ length: load.connections }, () => new HttpLane(server.port))
  const work = async (lane: number) => {
    const { method, path, body } = testCase.request()
    const status = await lanes[lane]?.send(requestText(method, path, server.token, body))
    if (status !== 200 && status !== 201) throw new Error(`${method} ${path} was answered with ${status}.`)
  }
  try {
    return await measure(load, work, () => processorMsOf(server.pid))
  } finally {
    for (const lane of lanes) lane.close()
  }
}

const median = (all: readonly Measured[]): Measured =>
  all.toSorted((item, other) => item.perSecond - other.perSecond)[Math.floor(all.length / 2)] as Measured

/** Cursors spread over the list by price. */
async function cursorsOf({ port, token }: RunningServer): Promise<string[]> {
  const cursors: string[] = []
  for (let price = 5_000; price < 100_000; price += 5_000) {
    const address = `http://127.0.0.1:${port}/api/products?price_lte=${price}&_sort=price&_order=desc&limit=1`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const after = /[?&]after=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1]
    if (after) cursors.push(after)
  }
  return cursors
}
