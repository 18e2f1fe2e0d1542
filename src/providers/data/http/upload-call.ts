import { client } from './client'

/** Cancels an upload and reports its progress. */
export interface UploadControl {
  readonly signal: AbortSignal
  /** Called during the upload, in bytes. */
  readonly onProgress: (sent: number, total: number) => void
}

/** The server's response to an upload; `content` is the value of a field. */
export interface Uploaded {
  readonly content: string
  readonly name: string
  readonly size: number
  readonly contentType: string
}

/**
 * Uploads a file as the value of a field.
 * @throws what the shared client rejects with; a cancellation if the signal fired.
 */
export const uploadContent = (file: File, control: UploadControl): Promise<Uploaded> =>
  sendFile<Uploaded>('/api/contents', file, {}, control)

/** Uploads a file with further form fields and returns the response. */
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
