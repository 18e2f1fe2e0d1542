import type { AxiosProgressEvent } from 'axios'
import { client } from '#providers/data/client'
import type { TaskControl } from './work'

interface Line {
  readonly work?: string
  readonly done?: number
  readonly total?: number
  readonly answer?: unknown
  readonly problem?: unknown
}

/** What was asked for was called off before the server had begun. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}

interface LongCall extends TaskControl {
  readonly headers?: Readonly<Record<string, string>>
  /** Told while what is sent is on its way: how many bytes of how many. */
  readonly onUpload?: (sent: number, total: number) => void
}

/**
 * Posts what the server does in steps, and follows how far it has come. When the signal fires the server is asked to
 * stop, and answers what is done.
 * @throws CalledOff where it had not begun yet; else what the shared client rejects with.
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
    // Once all of it is sent the server may have begun: it is asked to stop as soon as it has named the work.
    else if (!isSent) calledOff.abort()
  }
  const take = (text: string) => {
    for (const line of lines.take(text)) {
      if (line.work !== undefined) {
        work = line.work
        if (signal.aborted) stop()
      }
      if (line.done !== undefined) report({ done: line.done, total: line.total })
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

/** What has come of an answer so far. */
function textOf({ event }: AxiosProgressEvent): string {
  const request = (event as ProgressEvent | undefined)?.target as XMLHttpRequest | null | undefined
  return request?.status === 200 ? request.responseText : ''
}

/** Reads whole lines of a text that grows. */
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

/** The last line; what was answered at once is an answer as a whole. */
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
