import { client } from './client'

interface Downloading {
  readonly signal?: AbortSignal
  /** Called with each piece of the file, and the number of records in the whole file if the server says so. */
  readonly onPiece?: (piece: Uint8Array, total: number | undefined) => void
}

/**
 * Reads a file of the API as it arrives.
 * @throws what the shared client rejects with
 */
export async function download(url: string, { signal, onPiece }: Downloading = {}): Promise<Blob> {
  const answer = await client
    .get<ReadableStream<Uint8Array>>(url, {
      adapter: 'fetch',
      responseType: 'stream',
      timeout: 0,
      ...(signal && { signal }),
    })
    .catch(async (error: unknown) =>
      Promise.reject(error instanceof ReadableStream ? await problemIn(error) : error),
    )
  const total = Number(answer.headers['x-total-count']) || undefined
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = (answer.data as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value)
    onPiece?.(next.value, total)
  }
  return new Blob(pieces, { type: String(answer.headers['content-type']) })
}

/** An error response is a stream as well if a stream was requested. */
async function problemIn(body: ReadableStream): Promise<unknown> {
  const text = await new Response(body).text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
