import { Worker } from 'node:worker_threads'
import type { Found } from './collect'

/** The maximum time of one run on an input of 100,000 characters. */
const limitMs = 200
/** The timeout of all runs of one pattern together; only a pattern that practically never ends reaches it. */
const patternMs = 3000

const file = new URL('run-worker.mjs', import.meta.url)

/** Runs patterns on hostile inputs within a time limit. Returns those that are too slow, with the input. */
export async function slowPatterns(patterns: readonly Found[]): Promise<string[]> {
  const slow: string[] = []
  let worker = new Worker(file)
  for (const { where, source, flags } of patterns) {
    const answer = await answerOf(worker, { source, flags, limitMs })
    if (answer === undefined) continue
    slow.push(`${where} /${source}/${flags} ${answer}`)
    if (answer !== tooLong) continue
    await worker.terminate()
    worker = new Worker(file)
  }
  await worker.terminate()
  return slow
}

const tooLong = 'does not come to an end'

interface Slowest {
  readonly prefix: string
  readonly repeated: string
  readonly length: number
  readonly milliseconds: number
}

const sentenceOf = ({ prefix, repeated, length, milliseconds }: Slowest): string =>
  `takes ${milliseconds} ms on ${length} characters: ${JSON.stringify(prefix)} and then ${JSON.stringify(repeated)} repeated`

function answerOf(worker: Worker, pattern: object): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(tooLong), patternMs)
    const received = (slowest?: Slowest) => end(slowest && sentenceOf(slowest))
    const end = (answer: string | undefined) => {
      clearTimeout(timer)
      worker.off('message', received)
      resolve(answer)
    }
    worker.once('message', received)
    worker.postMessage(pattern)
  })
}
