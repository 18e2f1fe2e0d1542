import type { Context } from 'hono'
import { invalidField, Problem } from '#server/base/errors/problem'
import { idempotencyKey, queryOf } from '../request'
import type { ImportUpload } from '#server/features/import/import-upload'

const known = ['look', 'dryRun', 'head', 'partial', 'once', 'mapping', 'key'] as const

/**
 * Reads an upload: a form with the field `file`, or the file itself as the body. Options are in the form or the
 * query.
 * @throws Problem `malformed`, `tooLarge`, or `invalid` without a file.
 */
export async function uploadOf(c: Context): Promise<ImportUpload> {
  const fields = new Map<string, string>(queryOf(c))
  const { bytes, name = '' } = await sentFile(c, fields)
  for (const name of fields.keys())
    if (!(known as readonly string[]).includes(name)) throw invalidField(name, 'unknown')
  const isTrue = (name: (typeof known)[number]) => fields.get(name) === 'true'
  const isHead = isTrue('head')
  if (isHead && !isTrue('look') && !isTrue('dryRun')) throw invalidField('head', 'onlyTried')
  return {
    bytes,
    isHead,
    fileName: name.replace(/\p{Cc}/gu, ' ').trim() || undefined,
    mapping: fields.get('mapping'),
    key: fields.get('key') || undefined,
    isLook: isTrue('look'),
    isDryRun: isTrue('dryRun'),
    isPartial: isTrue('partial'),
    isOnce: isTrue('once'),
    idempotencyKey: idempotencyKey(c),
  }
}

/** A file that was sent. */
export interface Sent {
  readonly bytes: Uint8Array
  readonly name?: string
}

/**
 * The file of a form or of the body; adds the other fields of a form to `fields`.
 * @throws Problem `malformed`, `tooLarge`, or `invalid` without a file.
 */
export async function sentFile(c: Context, fields: Map<string, string>): Promise<Sent> {
  const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  const sent = isForm ? await fromForm(c, fields) : { bytes: new Uint8Array(await c.req.arrayBuffer()) }
  if (sent.bytes.length === 0) throw invalidField('file', 'required')
  return sent
}

async function fromForm(c: Context, fields: Map<string, string>): Promise<Sent> {
  const form = await formOf(c)
  let sent: Sent = { bytes: new Uint8Array(0) }
  for (const [name, value] of form)
    if (typeof value === 'string') fields.set(name, value)
    else if (name === 'file') sent = { bytes: new Uint8Array(await value.arrayBuffer()), name: value.name }
    else throw invalidField(name, 'unknown')
  return sent
}

/** Maximum number of parts in a form. */
const maxParts = 20

async function formOf(c: Context): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  const body = await c.req.arrayBuffer()
  if (hasManyParts(Buffer.from(body), type)) throw new Problem({ kind: 'tooLarge' })
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Problem({ kind: 'malformed' })
  })
}

/** Counts the boundary in the raw body, before it is parsed. */
function hasManyParts(body: Buffer, type: string): boolean {
  const [, quoted, bare] = /\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = `--${quoted ?? bare ?? ''}`
  let parts = 0
  for (let at = body.indexOf(boundary); at !== -1; at = body.indexOf(boundary, at + boundary.length))
    if (++parts > maxParts + 1) return true
  return false
}
