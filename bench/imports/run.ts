import { memoryOf, processorMsOf } from '../support/measure'
import type { RunningServer } from '../server/subject'
import { call, sendFile, sizeOfFile } from './send'

/** The measured import of a file. */
export interface Imported {
  readonly rows: number
  readonly megabytes: number
  readonly uploadSeconds: number
  readonly seconds: number
  /** CPU seconds of the server process. */
  readonly processorSeconds: number
  /** Seconds of the first and of the last tenth of the rows. */
  readonly firstTenth: number
  readonly lastTenth: number
  /** The memory of the server process in megabytes, before the import and at its highest. */
  readonly before: number
  readonly highest: number
  /** The response time of a list of 25 products meanwhile, in milliseconds. */
  readonly listMedian: number
  readonly listWorst: number
}

interface Job {
  readonly status: string
  readonly done: number
  readonly changed: number
}
const pauseMs = 250
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Imports a file of a number of products and waits for the end of its job. */
export async function importOf(server: RunningServer, rows: number): Promise<Imported> {
  const before = memoryOf(server.pid).now
  const processorBefore = processorMsOf(server.pid)
  const begun = performance.now()
  const id = await sendFile(server, rows)
  const sent = performance.now()
  const reached: [done: number, at: number][] = []
  const lists: number[] = []
  let job: Job
  do {
    await pause()
    const requestedAt = performance.now()
    await call(server, 'GET', '/api/products?_start=0&_end=25&_sort=createdAt&_order=desc')
    lists.push(performance.now() - requestedAt)
    job = await call<Job>(server, 'GET', `/api/jobs/${id}`)
    reached.push([job.done, performance.now()])
  } while (['running', 'stopping'].includes(job.status))
  const ended = performance.now()
  if (job.status !== 'finished' || job.changed !== rows)
    throw new Error(`The import ended so: ${JSON.stringify(job)}`)
  const at = (done: number) => reached.find(([reachedRows]) => reachedRows >= done)?.[1] ?? ended
  lists.sort((value, other) => value - other)
  return {
    rows,
    megabytes: sizeOfFile(rows) / 2 ** 20,
    uploadSeconds: (sent - begun) / 1000,
    seconds: (ended - sent) / 1000,
    processorSeconds: (processorMsOf(server.pid) - processorBefore) / 1000,
    firstTenth: (at(rows / 10) - at(1)) / 1000,
    lastTenth: (at(rows) - at(rows * 0.9)) / 1000,
    before,
    highest: memoryOf(server.pid).highest,
    listMedian: lists[Math.floor(lists.length / 2)] ?? 0,
    listWorst: lists.at(-1) ?? 0,
  }
}
