import type { AnyResource } from '#define'
import { client } from '#providers/data/http/client'
import { statusOf } from '#providers/data/http/problem'
import { CalledOff } from '#shell/long-work/long-call'
import type { TaskControl } from '#shell/long-work/work'
import type { Choice } from './import-call'

interface Begun {
  readonly id: string
  readonly partBytes: number
  readonly parts: number
}

/** The upload of a large file. */
export interface Upload {
  /**
   * Sends the parts that are not sent yet, starts the import and returns the id of its job. It may be called again
   * after it has failed.
   * @throws CalledOff if the signal has aborted; otherwise what the shared client rejects with
   */
  readonly send: (control: TaskControl) => Promise<string>
  /** Deletes what was sent. */
  readonly cancel: () => Promise<void>
}

/** Pauses before a part is sent again, in milliseconds; then the user is asked. */
const pauses = [500, 2000, 5000]

/** Whether the same request may succeed a little later: there was no response, or the server was busy. */
const isPassing = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 500
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function patiently<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (const ms of pauses)
    try {
      return await send()
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      await pause(ms)
    }
  return send()
}

/** Prepares the upload of a large file in parts, which the server imports as a job. */
export function uploadOf(resource: AnyResource, file: File, { mapping, key }: Choice): Upload {
  const path = `/api/${resource.name}/import/uploads`
  let begun: Begun | undefined
  let next = 0
  const begin = async () => {
    const about = { name: file.name, size: file.size, mapping, ...(key !== '' && { key }) }
    begun = (await client.post<Begun>(path, about)).data
    next = 0
    return begun
  }
  const sendPart = ({ id, partBytes }: Begun, part: number, signal: AbortSignal) =>
    client.post(`${path}/${id}/parts/${part}`, file.slice(part * partBytes, (part + 1) * partBytes), {
      signal,
      headers: { 'Content-Type': 'application/octet-stream' },
    })
  const sendAll = async ({ signal, report }: TaskControl) => {
    const upload = begun ?? (await begin())
    const { id, parts, partBytes } = upload
    for (; next < parts; next++) {
      report({ done: next * partBytes, total: file.size })
      await patiently(signal, () => sendPart(upload, next, signal))
    }
    report({ done: file.size, total: file.size })
    const { data } = await client.post<{ job: string }>(`${path}/${id}/start`)
    return data.job
  }
  const cancel = async () => {
    const id = begun?.id
    begun = undefined
    if (id !== undefined) await client.delete(`${path}/${id}`).catch(() => undefined)
  }
  return {
    cancel,
    async send(control) {
      try {
        return await sendAll(control)
      } catch (error) {
        // The server has deleted the upload: it begins again.
        if (statusOf(error) === 404) begun = undefined
        if (!control.signal.aborted) throw error
        await cancel()
        throw new CalledOff()
      }
    },
  }
}
