import type { AxiosProgressEvent } from 'axios'
import { client } from '#providers/data/http/client'
import type { TaskControl } from './work'

interface Line {
  readonly work?: string
  readonly done?: number
  readonly total?: number
  readonly job?: string
  readonly answer?: unknown
  readonly problem?: unknown
}

/** The request was cancelled before the server had started the work. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

interface LongCall extends TaskControl {
  readonly headers?: Readonly<Record<string, string>>
  /** Reports the upload: bytes sent, and bytes in total. */
  readonly onUpload?: (sent: number, total: number) => void
}

/**
 * Posts a request for long work and reports its progress. When the signal aborts, the server is requested to stop and
 * responds with what is done.
 * @throws CalledOff if the work had not started yet; otherwise what the shared client rejects with
 */
export async function longCall<Answer>(
  url: string,
  body: unknown,
  { signal, report, headers, onUpload }: LongCall,
): Promise<Answer> {
  const calledOff = new AbortController()
  const lines = lineReader()
  let work: string | undefined
  let isSent = false
  const stop = () => {
    if (work !== undefined) client.post(`/api/works/${work}/stop`).catch(() => calledOff.abort())
    // After the upload the server may have started the work, so it is stopped as soon as its id is known.
    else if (!isSent) calledOff.abort()
  }
  const take = (text: string) => {
    for (const line of lines.take(text)) {
      // The job of an import that is continued is that of the request that began it.
      const id = line.job ?? line.work ?? work
      if (id !== work) {
        work = id
        if (signal.aborted) stop()
      }
      if (line.done !== undefined) report({ done: line.done, total: line.total, job: line.job })
    }
  }
  signal.addEventListener('abort', stop)
  try {
    const { data } = await client.post<string>(url, body, {
      timeout: 0,
      signal: calledOff.signal,
      headers: { ...headers, Accept: 'application/x-ndjson, application/json' },
      responseType: 'text',
      transformResponse: (text: string) => text,
      onDownloadProgress: (event) => take(textOf(event)),
      onUploadProgress: ({ loaded, total = 0 }) => {
        isSent = total > 0 && loaded >= total
        onUpload?.(loaded, total)
      },
    })
    const last = lastLine(data)
    return last.problem === undefined ? (last.answer as Answer) : await Promise.reject(last.problem)
  } catch (error) {
    if (calledOff.signal.aborted) throw new CalledOff()
    return await Promise.reject(typeof error === 'string' ? parsed(error) : error)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The part of the response received so far. */
function textOf({ event }: AxiosProgressEvent): string {
  const request = (event as ProgressEvent | undefined)?.target as XMLHttpRequest | null | undefined
  return request?.status === 200 ? request.responseText : ''
}

/** Parses the complete lines of a growing text. */
function lineReader() {
  let from = 0
  return {
    take(text: string): Line[] {
      const end = text.lastIndexOf('\n')
      if (end < from) return []
      const whole = text.slice(from, end)
      from = end + 1
      return whole.split('\n').map((line) => JSON.parse(line) as Line)
    },
  }
}

/** The last line; a response without streaming is the output as a whole. */
function lastLine(text: string): Line {
  const last = parsed(text.trim().split('\n').at(-1) ?? '') as Line
  return last.problem === undefined && last.answer === undefined ? { answer: last } : last
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
