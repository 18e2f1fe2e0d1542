import { parentPort } from 'node:worker_threads'
import { Problem } from '../errors/problem'
import { partsOf } from './jobs'
import type { FromThread, ToThread } from './messages'

const port = parentPort
if (!port) throw new Error('This module must run as the parsing thread.')

let parts: Iterator<unknown, unknown> | AsyncIterator<unknown, unknown> | undefined

/** The parts of a result are generated one by one, on request. */
async function answerTo(message: ToThread): Promise<FromThread> {
  try {
    if (message !== 'next') parts = partsOf(message)
    const { value, done = false } = (await parts?.next()) ?? { value: undefined, done: true }
    return { kind: 'part', value, isLast: done }
  } catch (error) {
    if (error instanceof Problem) return { kind: 'refused', refusal: error.refusal }
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (message: ToThread) => void answerTo(message).then((answer) => port.postMessage(answer)))
