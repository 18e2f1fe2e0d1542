/** Maximum number of rows and bytes of a file that is checked and imported as a whole. */
export const maxRows = 10_000
export const maxBytes = 10 * 1024 * 1024

/** The beginning of a large file that is sent to be looked at and checked, in bytes. */
const headBytes = 1024 * 1024

const lineFeed = 10

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((sign, index) => bytes[index] === sign.charCodeAt(0))

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

/** Whether a file is a workbook, which cannot be read in parts. */
export const isWorkbook = async (file: File): Promise<boolean> =>
  startsWith(await bytesOf(file.slice(0, 2)), 'PK')

/** Whether a CSV file has so many bytes or lines that it is uploaded in parts and imported as a job. */
export async function isLarge(file: File): Promise<boolean> {
  if (await isWorkbook(file)) return false
  if (file.size > maxBytes) return true
  const bytes = await bytesOf(file)
  let lines = bytes.at(-1) === lineFeed ? 0 : 1
  for (const byte of bytes) if (byte === lineFeed) lines += 1
  // The first line has the headers.
  return lines - 1 > maxRows
}

/** The beginning of a file, under the same name. */
export const headOf = (file: File): File =>
  new File([file.slice(0, headBytes)], file.name, { type: file.type })
