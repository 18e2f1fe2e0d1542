import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { AnyResource } from '#define/resource'
import { invalidField, Problem } from '#server/base/errors/problem'
import { isText } from '#server/base/parsing/sheet/read-sheet'
import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, type Writer } from '#server/write/context'
import { dropParts, replacePart } from '../../work/job-parts'
import { parsedUpload } from './parsed-upload'
import {
  addUpload,
  countOfParts,
  countOfUser,
  forgetUpload,
  partBytes,
  sizeOfPart,
  sweepImportUploads,
  usedUpload,
} from './upload-store'

const zipped = promisify(gzip)

/** An upload that has begun: its parts are sent next, each of `partBytes`, the last one of the rest. */
export interface Begun {
  readonly id: string
  readonly partBytes: number
  readonly parts: number
}

/**
 * Begins the upload of a large CSV file.
 * @param given the `name` and `size` of the file, the `mapping` of its headers, and the `key`.
 * @throws Problem `invalid` at each of them, or at `file` if the user has several already.
 */
export async function beginUpload(writer: Writer, resource: AnyResource, given: unknown): Promise<Begun> {
  const { importLimits } = writer.services
  const upload = parsedUpload(writer, resource, given)
  return inTransaction(writer, async ({ tx, caller: { userId }, batch: id }) => {
    await sweepImportUploads(tx)
    // Counted by one request of the user after the other.
    await advisoryLock(tx, `import-uploads:${userId}`)
    const { perUser } = importLimits
    if ((await countOfUser(tx, userId)) >= perUser)
      throw invalidField('file', 'importsRunning', { limit: perUser })
    await addUpload(tx, userId, resource.name, { id, ...upload })
    return { id, partBytes, parts: countOfParts(upload.size) }
  })
}

/**
 * Receives a part of a file; the same part may be sent again.
 * @throws Problem `missing` without such an upload; `invalid` if the part has another size than it must have, or the
 * file is no text.
 */
export async function receivePart(
  { database, caller: { userId } }: Writer,
  resource: AnyResource,
  { id, part, bytes }: { readonly id: string; readonly part: number; readonly bytes: Uint8Array },
): Promise<void> {
  const upload = await usedUpload(database, userId, resource.name, id)
  if (!upload) throw new Problem({ kind: 'missing' })
  if (!(part >= 0 && part < countOfParts(upload.size))) throw invalidField('part', 'importPart')
  if (bytes.length !== sizeOfPart(upload.size, part)) throw invalidField('part', 'importPart')
  if (part === 0 && !isText(bytes)) throw invalidField('file', 'importText')
  await replacePart(database, id, part, await zipped(bytes, { level: 1 }))
}

/**
 * Cancels an upload and deletes what was received.
 * @throws Problem `missing` without such an upload.
 */
export async function cancelUpload({ database, caller: { userId } }: Writer, id: string): Promise<void> {
  if (!(await forgetUpload(database, userId, id))) throw new Problem({ kind: 'missing' })
  await dropParts(database, id)
}
