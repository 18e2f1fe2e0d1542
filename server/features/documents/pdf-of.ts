import { Problem } from '#server/base/errors/problem'
import { JobLimit } from '#server/base/parsing/job-limit'
import { JobQueue } from '#server/base/parsing/job-queue'
import type { RenderedFile } from './pdf/render'

/**
 * A thread writes PDFs, so that requests never wait for them. It has the fonts open, which take most of the time
 * of the first one.
 */
const worker = { name: 'pdf-worker', source: new URL('pdf/worker.ts', import.meta.url) }
const single = new JobQueue<RenderedFile>(worker, {
  milliseconds: 15_000,
  megabytes: 512,
  waiting: 64,
  idle: 300_000,
})
/** Those of many records have a thread of their own, so that one document does not wait for them. */
const many = new JobQueue<RenderedFile>(worker, {
  milliseconds: 120_000,
  megabytes: 1024,
  waiting: 8,
  idle: 30_000,
})

/**
 * Documents as one PDF, written in a thread.
 * @throws Problem `busy` if many others wait; `tooLarge` where it takes too long or too much memory.
 */
export const pdfOf = (file: RenderedFile): Promise<Uint8Array> => writtenBy(single, file)

/** The same for the documents of a bulk export. */
export const mergedPdfOf = (file: RenderedFile): Promise<Uint8Array> => writtenBy(many, file)

async function writtenBy(queue: JobQueue<RenderedFile>, file: RenderedFile): Promise<Uint8Array> {
  try {
    const [bytes] = await queue.run(file)
    return bytes as Uint8Array
  } catch (error) {
    if (!(error instanceof JobLimit)) throw error
    throw new Problem({ kind: error.limit === 'queue' ? 'busy' : 'tooLarge' })
  }
}
