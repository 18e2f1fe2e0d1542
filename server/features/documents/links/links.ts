import * as z from 'zod/mini'
import type { Role } from '#define/access'
import { matchesWhere } from '#define/layout/shown-parts'
import type { AnyResource } from '#define/resource'
import { uuid7 } from '#server/db/uuid7'
import { forbidden } from '#server/base/errors/forbidden'
import { invalidField, Problem } from '#server/base/errors/problem'
import type { Caller } from '#server/base/caller'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import { isId } from '#server/read/query'
import type { Row } from '#server/read/selection'
import { advisoryLock } from '#server/write/advisory-lock'
import { inTransaction, readerIn, type Writer } from '#server/write/context'
import { recordEvent } from '#server/write/record-event'
import { mailsOfLinks, type LinkMail } from './link-mails'
import { countOpenLinks, endLink, insertLink, linksOf, type DocumentLink } from './link-store'
import { addressOfLink, hashOf, newSecret } from './secret'

/** Whether a role may create links to the documents of a resource. */
export const mayShare = (resource: AnyResource, role: Role): boolean =>
  resource.layout?.document?.share?.by.includes(role) ?? false

/** Whether the document of a record may be shown by a link in its present state. */
export const isShared = (resource: AnyResource, row: Row): boolean => {
  const share = resource.layout?.document?.share
  return share !== undefined && matchesWhere(share.where, row) && (row['deletedAt'] ?? null) === null
}

function requireSharing(resource: AnyResource, caller: Caller): void {
  if (!mayShare(resource, caller.role)) throw forbidden(resource, caller, 'share')
}

/** A link as its users see it: never its secret. */
export interface ListedLink extends Pick<
  DocumentLink,
  'id' | 'purpose' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'viewedAt'
> {
  /** What became of the mail that it was sent with; null of other links, and once it is no longer stored. */
  readonly mail: LinkMail | null
}

const listed = (
  { id, purpose, createdAt, expiresAt, revokedAt, viewedAt }: DocumentLink,
  mail: LinkMail | null = null,
): ListedLink => ({ id, purpose, createdAt, expiresAt, revokedAt, viewedAt, mail })

/**
 * The links of a record, and whether a new one may be created in its present state.
 * @throws Problem `forbidden` for roles that may not create links; `missing` for a record that the caller may not read.
 */
export async function listLinks(
  reader: Reader,
  resource: AnyResource,
  name: string,
): Promise<{ links: ListedLink[]; isShared: boolean }> {
  requireSharing(resource, reader.caller)
  const row = await findOne(reader, resource, name)
  const links = await linksOf(reader.database, resource.name, row.id)
  const mails = await mailsOfLinks(
    reader.database,
    links.flatMap(({ id, purpose }) => (purpose === 'mail' ? [id] : [])),
  )
  return {
    links: links.map((link) => listed(link, mails.get(link.id))),
    isShared: isShared(resource, row),
  }
}

const maxDays = 3650
/** The most links of a record that can be opened. */
const maxOpen = 20
const input = z.strictObject({ days: z.nullish(z.int().check(z.minimum(1), z.maximum(maxDays))) })

/**
 * Creates a link to the document of a record. Its address is returned this once.
 * @throws Problem `invalid` for a wrong number of days, a record that may not be shown, or one with many links.
 */
export async function createLink(
  writer: Writer,
  resource: AnyResource,
  name: string,
  given: unknown,
): Promise<{ link: ListedLink; url: string }> {
  requireSharing(resource, writer.caller)
  const parsed = input.safeParse(given ?? {})
  if (!parsed.success) throw invalidField('days', 'max.number', { limit: maxDays })
  const { days } = parsed.data
  return inTransaction(writer, async (writing) => {
    const { tx, services, caller } = writing
    const row = await findOne(readerIn(writing), resource, name)
    if (!isShared(resource, row)) throw invalidField('state', 'notShared')
    await advisoryLock(tx, `document links ${row.id}`)
    if ((await countOpenLinks(tx, resource.name, row.id)) >= maxOpen)
      throw invalidField('links', 'tooManyLinks', { limit: maxOpen })
    const secret = newSecret()
    const expiresAt = days ? new Date(Date.now() + days * 86_400_000).toISOString() : null
    const link = await insertLink(tx, {
      id: uuid7(),
      resource: resource.name,
      record: row.id,
      hash: hashOf(services.digest, secret),
      createdBy: caller.userId,
      role: caller.role,
      language: null,
      purpose: 'share',
      expiresAt,
    })
    await recordEvent(writing, resource, row.id, 'createLink')
    return { link: listed(link), url: addressOfLink(services.publicUrl, secret) }
  })
}

/**
 * Ends a link: its page is gone.
 * @throws Problem `missing` if the record has no such link, or it was ended before.
 */
export async function revokeLink(
  writer: Writer,
  resource: AnyResource,
  name: string,
  link: string,
): Promise<void> {
  requireSharing(resource, writer.caller)
  await inTransaction(writer, async (writing) => {
    const row = await findOne(readerIn(writing), resource, name)
    const isEnded = isId(link) && (await endLink(writing.tx, resource.name, row.id, link))
    if (!isEnded) throw new Problem({ kind: 'missing' })
    await recordEvent(writing, resource, row.id, 'revokeLink')
  })
}
