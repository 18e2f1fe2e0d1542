import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { TestServer } from '#tests/support/server'

/** Measurements of a server during some work. */
export interface Measured<T> {
  readonly result: T
  /** How often `/api/health/live` responded, and the slowest response in milliseconds more than an idle server needs. */
  readonly answers: number
  readonly slowest: number
  /** The largest growth of the process memory in megabytes. */
  readonly grown: number
}

// In its own thread, so that work of the test itself is not measured.
const asking = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { readFileSync } = require('node:fs')
  let isOver = false
  parentPort.once('message', () => { isOver = true })
  // Time for which the program had no processor says something of the machine, and nothing of the program.
  const waited = () => {
    try {
      return Number(readFileSync('/proc/' + workerData.pid + '/task/' + workerData.pid + '/schedstat', 'utf8').split(' ')[1]) / 1e6
    } catch { return 0 }
  }
  // A server that does nothing answers as fast as the machine lets anybody answer.
  const { createServer } = require('node:http')
  const idle = createServer((_, answer) => answer.end('ok')).listen(0, '127.0.0.1')
  const timeOf = async (url, delay) => {
    const [since, before] = [performance.now(), delay()]
    const answer = await fetch(url)
    await answer.text()
    if (!answer.ok) throw new Error('health answers ' + answer.status)
    return performance.now() - since - (delay() - before)
  }
  const run = async () => {
    if (!idle.listening) await new Promise((resolve) => idle.once('listening', resolve))
    const other = 'http://127.0.0.1:' + idle.address().port
    const found = { answers: 0, slowest: 0 }
    let machine = 0
    while (!isOver) {
      const [time, alone] = await Promise.all([
        timeOf(workerData.url + '/api/health/live', waited),
        timeOf(other, () => 0),
      ])
      found.answers += 1
      found.slowest = Math.max(found.slowest, time)
      machine = Math.max(machine, alone)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    parentPort.postMessage({ ...found, slowest: Math.max(found.slowest - machine, 0) })
    idle.close()
  }
  run()
`

/**
 * Runs the work while it requests the health of the server continuously.
 * @throws Error when a health request fails.
 */
export async function healthDuring<T>(server: TestServer, work: () => Promise<T>): Promise<Measured<T>> {
  const { pid = 0 } = server.process
  const before = await megabytesOf(pid)
  let max = before
  const sample = setInterval(() => {
    void megabytesOf(pid).then((now) => (max = Math.max(max, now)))
  }, 50)
  const worker = new Worker(asking, { eval: true, workerData: { url: server.url, pid } })
  const found = new Promise<{ answers: number; slowest: number }>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  found.catch(() => {})
  try {
    const result = await work()
    worker.postMessage('over')
    const { answers, slowest } = await found
    return { result, answers, slowest: Math.round(slowest), grown: Math.round(max - before) }
  } finally {
    clearInterval(sample)
    await worker.terminate()
  }
}

/** The memory of a process in megabytes. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
