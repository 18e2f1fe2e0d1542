import { beforeEach, expect, test, vi } from 'vitest'
import { CalledOff, longCall } from './long-call'

interface RequestLog {
  readonly signal: AbortSignal
  readonly onDownloadProgress: (event: object) => void
  readonly onUploadProgress: (event: { loaded: number; total?: number }) => void
}

const posts: string[] = []
let requested: RequestLog
let answer: (text: string) => void
let stops: () => Promise<unknown>
vi.mock('#providers/data/http/client', () => ({
  client: {
    post: (url: string, _: unknown, config?: RequestLog) => {
      posts.push(url)
      if (!config) return stops()
      requested = config
      return new Promise((resolve, reject) => {
        answer = (data) => resolve({ data })
        config.signal.addEventListener('abort', () => reject(new Error('canceled')))
      })
    },
  },
}))

beforeEach(() => {
  posts.length = 0
  stops = () => Promise.resolve({})
})

const report = vi.fn<(progress: object) => void>()
function begin() {
  const stopping = new AbortController()
  const ended = longCall('/api/products/bulk', { token: 't' }, { signal: stopping.signal, report })
  return { stop: () => stopping.abort(), ended }
}
/** The lines of the response received so far. */
const output = (...lines: object[]) => {
  const responseText = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  requested.onDownloadProgress({ event: { target: { status: 200, responseText } } })
  return responseText
}

test('stopping long work before the server has sent its id cancels the request and sends no stop request', async () => {
  const { stop, ended } = begin()
  stop()
  await expect(ended).rejects.toBeInstanceOf(CalledOff)
  expect(requested.signal.aborted).toBe(true)
  expect(posts).toEqual(['/api/products/bulk'])
})

test('stopping long work during the upload cancels the request', async () => {
  const { stop, ended } = begin()
  requested.onUploadProgress({ loaded: 10, total: 20 })
  stop()
  await expect(ended).rejects.toBeInstanceOf(CalledOff)
})

test('stopping long work after the upload sends a stop request as soon as the server has sent the id', async () => {
  const { stop, ended } = begin()
  requested.onUploadProgress({ loaded: 20, total: 20 })
  stop()
  expect(requested.signal.aborted).toBe(false)
  const soFar = output({ work: 'w3' })
  expect(posts).toEqual(['/api/products/bulk', '/api/works/w3/stop'])
  answer(`${soFar}${JSON.stringify({ answer: { count: 0, left: 120 } })}\n`)
  await expect(ended).resolves.toEqual({ count: 0, left: 120 })
})

test('stopping long work with a known id sends a stop request and resolves with the result so far', async () => {
  const { stop, ended } = begin()
  output({ work: 'w1' })
  const soFar = output({ work: 'w1' }, { done: 50, total: 120 })
  expect(report).toHaveBeenLastCalledWith({ done: 50, total: 120 })
  stop()
  expect(posts).toEqual(['/api/products/bulk', '/api/works/w1/stop'])
  expect(requested.signal.aborted).toBe(false)
  answer(`${soFar}${JSON.stringify({ answer: { count: 50, left: 70 } })}\n`)
  await expect(ended).resolves.toEqual({ count: 50, left: 70 })
})

test('stopping work that continues the job of an earlier request stops that job', async () => {
  const { stop, ended } = begin()
  const soFar = output({ work: 'w1' }, { done: 50, total: 120, job: 'w0' })
  stop()
  expect(posts).toEqual(['/api/products/bulk', '/api/works/w0/stop'])
  answer(`${soFar}${JSON.stringify({ answer: { count: 60, left: 60 } })}\n`)
  await expect(ended).resolves.toEqual({ count: 60, left: 60 })
})

test('if the stop request fails, the long call is cancelled', async () => {
  stops = () => Promise.reject(new Error('away'))
  const { stop, ended } = begin()
  output({ work: 'w1' })
  stop()
  await expect(ended).rejects.toBeInstanceOf(CalledOff)
})

test('long work whose signal is already aborted is stopped as soon as the server has sent the id', async () => {
  const ended = longCall('/api/products/bulk', {}, { signal: AbortSignal.abort(), report })
  output({ work: 'w2' })
  expect(posts).toEqual(['/api/products/bulk', '/api/works/w2/stop'])
  answer(`${JSON.stringify({ answer: { count: 0 } })}\n`)
  await expect(ended).resolves.toEqual({ count: 0 })
})

test('aborting after long work has ended sends no stop request', async () => {
  const { stop, ended } = begin()
  const soFar = output({ work: 'w1' })
  answer(`${soFar}${JSON.stringify({ answer: { count: 2 } })}\n`)
  await ended
  stop()
  expect(posts).toEqual(['/api/products/bulk'])
})

test('a problem at the end of a streamed response is thrown', async () => {
  const { ended } = begin()
  answer(`${JSON.stringify({ work: 'w1' })}\n${JSON.stringify({ problem: { status: 409 } })}\n`)
  await expect(ended).rejects.toEqual({ status: 409 })
})
