import { expect, vi } from 'vitest'
import type { Answer, Client } from './client'

const partBytes = 1024 * 1024
const path = '/api/products/import/uploads'

/** Uploads of a user, and the jobs that they start. */
export function largeFiles(client: Client) {
  const begin = (values: object): Promise<Answer> => client.post(path, values)
  const send = async (id: string, part: number, bytes: Uint8Array<ArrayBuffer>): Promise<Response> =>
    client.raw('POST', `${path}/${id}/parts/${part}`, bytes, { 'content-type': 'application/octet-stream' })
  const start = (id: string): Promise<Answer> => client.post(`${path}/${id}/start`)
  /** Uploads a file, but does not start its import. */
  const upload = async (
    bytes: Uint8Array<ArrayBuffer>,
    choice: { readonly mapping?: object; readonly key?: string; readonly name?: string } = {},
  ): Promise<string> => {
    const begun = await begin({ name: 'goods.csv', ...choice, size: bytes.length })
    expect(begun.status, begun.text).toBe(201)
    const { id, parts } = begun.body as { id: string; parts: number }
    for (let part = 0; part < parts; part++) {
      const sent = await send(id, part, bytes.slice(part * partBytes, (part + 1) * partBytes))
      expect(sent.status, await sent.text()).toBe(204)
    }
    return id
  }
  const job = async (id: string) => (await client.get(`/api/jobs/${id}`)).body as LargeJob
  /** The job when it has ended. */
  const ended = async (id: string): Promise<LargeJob> => {
    await vi.waitFor(async () => expect((await job(id)).status).toMatch(/^(finished|stopped|failed)$/), {
      timeout: 60_000,
      interval: 50,
    })
    return job(id)
  }
  const run = async (...given: Parameters<typeof upload>): Promise<LargeJob> => {
    const id = await upload(...given)
    const started = await start(id)
    expect([started.status, started.body]).toEqual([202, { job: id }])
    return ended(id)
  }
  return { path, begin, send, start, upload, job, ended, run, partBytes }
}

/** The job of a large import. */
export interface LargeJob {
  readonly id: string
  readonly status: string
  readonly done: number
  readonly total: number
  readonly changed: number
  readonly refused: number
  readonly bytes: number
  readonly totalBytes: number
  readonly isUndoable: boolean
  readonly problems: readonly { readonly line: number; readonly message: string }[]
}
