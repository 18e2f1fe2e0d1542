import { parentPort } from 'node:worker_threads'
import type { FromThread } from '#server/base/parsing/messages'
import { renderPdf, type RenderedFile } from './render'

const port = parentPort
if (!port) throw new Error('This module must run as the thread of PDFs.')

async function answerTo(file: RenderedFile): Promise<FromThread> {
  try {
    return { kind: 'part', value: await renderPdf(file), isLast: true }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (file: RenderedFile) => void answerTo(file).then((answer) => port.postMessage(answer)))
