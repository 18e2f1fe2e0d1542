import type { RunningServer } from '../server/subject'

/** Header of the file, which an export of products would also have. */
const header =
  'Name,Product code,Category,Price,Currency,Cost,Stock,Weight (kg),Colors,Labels,Featured,Description\r\n'
const row = (index: number): string =>
  `"Northwind terminal ${index}, small",IMP-${index},Category ${1 + (index % 5)},${(index * 7919) % 1000}.50,EUR,` +
  `${index % 900},${index % 400},0.25,Black; White,label${index % 50},yes,"<p>Made for a busy counter, number ${index}.</p>"\r\n`

/** The file of a number of products, in parts of this size; the last one is shorter. */
function* partsOfFile(rows: number, partBytes: number): Generator<Uint8Array<ArrayBuffer>> {
  let rest = Buffer.from(header)
  for (let from = 0; from < rows; from += 1000) {
    const lines = Array.from({ length: Math.min(1000, rows - from) }, (_, index) => row(from + index))
    rest = Buffer.concat([rest, Buffer.from(lines.join(''))])
    for (; rest.length >= partBytes; rest = rest.subarray(partBytes))
      yield new Uint8Array(rest.subarray(0, partBytes))
  }
  if (rest.length > 0) yield new Uint8Array(rest)
}

/** The size of the file in bytes. */
export function sizeOfFile(rows: number): number {
  let size = header.length
  for (let index = 0; index < rows; index++) size += row(index).length
  return size
}

/** Calls the API; throws if the call is refused. */
export async function call<Answer>(
  { port, token }: RunningServer,
  method: string,
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  const isBytes = body instanceof Uint8Array
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

/** Uploads the file in parts and starts its import; returns the id of the job. */
export async function sendFile(server: RunningServer, rows: number): Promise<string> {
  const path = '/api/products/import/uploads'
  const file = { name: 'products.csv', size: sizeOfFile(rows) }
  const { id, partBytes } = await call<{ id: string; partBytes: number }>(server, 'POST', path, file)
  let part = 0
  for (const bytes of partsOfFile(rows, partBytes))
    await call(server, 'POST', `${path}/${id}/parts/${part++}`, bytes)
  await call(server, 'POST', `${path}/${id}/start`)
  return id
}
