import { parentPort } from 'node:worker_threads'
import type { FromThread } from '#server/base/parsing/messages'
import { icsResult, type IcsJob } from './ics-job'

const port = parentPort
if (!port) throw new Error('This module must run as the thread of iCalendar files.')

function answerTo(job: IcsJob): FromThread {
  try {
    return { kind: 'part', value: icsResult(job), isLast: true }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (job: IcsJob) => port.postMessage(answerTo(job)))
