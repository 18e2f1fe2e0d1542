import { client } from './client'

/** What becomes of a file that is on its way. */
export interface UploadControl {
  readonly signal: AbortSignal
  /** Told while it is on its way: how many bytes of how many. */
  readonly onProgress: (sent: number, total: number) => void
}

/** What the server says of an upload; `content` is the value that a field keeps. */
export interface Uploaded {
  readonly content: string
  readonly name: string
  readonly size: number
  readonly contentType: string
}

/**
 * Sends a file as the content of a field.
 * @throws what the shared client rejects with; a cancellation where the signal fired.
 */
export const uploadContent = (file: File, control: UploadControl): Promise<Uploaded> =>
  sendFile<Uploaded>('/api/contents', file, {}, control)

/** Sends a file with what is said of it, and answers what the call answers. */
export async function sendFile<Answer>(
  url: string,
  file: File,
  fields: Readonly<Record<string, string>>,
  { signal, onProgress }: UploadControl,
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file, file.name)
  const { data } = await client.post<Answer>(url, form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded, total = file.size }) => onProgress(loaded, total),
  })
  return data
}
