import type { Context, Hono } from 'hono'
import { filesOf } from '#define/reading'
import { Problem } from '#server/base/errors/problem'
import { isId } from '#server/read/query'
import { findOne } from '#server/read/find-one'
import { callerOf, databaseOf, parameter, queryOf, readerOf, type Rest } from '../request'
import { signedContent, uploadOfAddress } from '#server/read/uploads/address'
import { contentAnswer } from './content-answer'
import { uploadById } from '#server/features/files/keep'
import { shownUpload } from './shown-upload'

const missing = () => new Problem({ kind: 'missing' })

/** The endpoints that return the bytes of files. */
export function contentRoutes(hono: Hono, rest: Rest): void {
  const byAddress = async (c: Context) => {
    const upload = await uploadFor(rest, c)
    // The signed address changes before it expires, so the response can be cached as immutable.
    return contentAnswer(rest.services, c, upload, { cache: 'private, max-age=43200, immutable' })
  }
  hono.get('/api/contents/:id', byAddress)
  hono.get('/api/contents/:id/:name', byAddress)
  const { services } = rest
  const files = filesOf(services.app)
  if (!files) return
  hono.get(`/api/${files.name}/:id/content`, async (c) => {
    const { name, content } = await findOne(await readerOf(rest, c), files, parameter(c, 'id'))
    const id = uploadOfAddress(String(content ?? ''))
    const upload = id && (await uploadById(databaseOf(services, c), id))
    if (!upload) throw missing()
    return contentAnswer(services, c, upload, { name: String(name), cache: 'private, no-cache' })
  })
}

/** An upload for a caller with a valid signed address, or for the user who uploaded it. */
async function uploadFor(rest: Rest, c: Context) {
  const id = parameter(c, 'id')
  if (!isId(id)) throw missing()
  const database = databaseOf(rest.services, c)
  const signed = signedContent(rest.services.digest, id, queryOf(c))
  const shown = signed && (await shownUpload(rest, database, id, signed))
  if (shown) return shown
  const caller = await callerOf(rest, c)
  const upload = await uploadById(database, id)
  if (!upload || upload.userId !== caller.userId) throw missing()
  return upload
}
