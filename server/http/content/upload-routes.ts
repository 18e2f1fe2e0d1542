import type { Context, Hono } from 'hono'
import { filesOf } from '#define/reading'
import { invalidField } from '#server/base/errors/problem'
import { requireAllowed } from '#server/read/access/access-sql'
import { rowAnswer } from '../answers'
import { writerOf, type Rest } from '../request'
import { requireWriting, type Writer } from '#server/write/context'
import { create } from '#server/write/create'
import { contentAddress } from '#server/read/uploads/address'
import { cleanName } from '#server/features/files/file-name'
import { dropUpload, keepUpload, type Upload } from '#server/features/files/keep'
import { freeSpaceOf } from '#server/features/files/free-space'
import { contentPath, filePath } from '#server/features/files/upload-paths'
import { maxFormBytes, requireFits, uploadForm } from './upload-form'

/** The endpoints that receive files: as a record of the resource that stores files, or as the content of a field. */
export function uploadRoutes(hono: Hono, rest: Rest): void {
  hono.post(contentPath, async (c) => {
    const { writer, upload } = await uploaded(rest, c, [])
    const { id, name, size, contentType, checksum } = upload
    const content = writer.services.sign({ id, address: contentAddress(upload) }, { caller: writer.caller })
    return c.json({ content, name, size, contentType, checksum }, 201, { 'cache-control': 'no-store' })
  })
  const files = filesOf(rest.services.app)
  if (!files) return
  hono.post(filePath(files), async (c) => {
    const mayCreate = (writer: Writer) => requireAllowed(rest.services.app, files, 'create', writer.caller)
    const { writer, upload, said: fields } = await uploaded(rest, c, ['name', 'folder'], mayCreate)
    const folder = fields.get('folder')
    const given = {
      name: cleanName(fields.get('name') ?? upload.name),
      content: contentAddress(upload),
      ...(folder && { folder }),
    }
    const row = await create(writer, files, given).catch(async (error: unknown) => {
      await dropUpload(writer.services, upload)
      throw error
    })
    return rowAnswer(c, row, 201)
  })
}

/** Receives the file of a request, after checking everything that can be checked before reading it. */
async function uploaded(
  rest: Rest,
  c: Context,
  known: readonly string[],
  requireMore: (writer: Writer) => unknown = () => undefined,
) {
  const writer = await writerOf(rest, c)
  const { contents, fileLimits, database } = writer.services
  requireWriting(writer)
  requireMore(writer)
  requireFits(c, fileLimits.file)
  const { userId } = writer.caller
  const freeSpace = userId === null ? Infinity : await freeSpaceOf(writer.services, database, userId)
  const announced = Number(c.req.header('content-length') ?? 0) - maxFormBytes
  if (freeSpace <= 0 || announced > freeSpace) throw invalidField('file', 'room')
  const { received, name, fields } = await uploadForm(c, contents, fileLimits.file)
  const unknown = [...fields.keys()].find((field) => !known.includes(field))
  if (unknown !== undefined) {
    await received.discard()
    throw invalidField(unknown, 'unknown')
  }
  const upload: Upload = await keepUpload(writer.services, writer.caller, received, name)
  return { writer, upload, said: fields }
}
