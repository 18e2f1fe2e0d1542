import { Worker } from 'node:worker_threads'
import type { Found } from './collect'

/** Each run on one of the inputs of 100,000 characters takes at most so long. */
const limitMs = 200
/** All runs of one pattern together; only one that would hardly ever end takes so long. */
const patternMs = 3000

const file = new URL('run-worker.mjs', import.meta.url)

/** Runs patterns on hostile inputs, each within a time limit, and answers which are too slow, and on what. */
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
