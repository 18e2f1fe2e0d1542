import type { AnyResource } from '#define/resource'
import type { Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { findOne } from '#server/read/find-one'
import type { Reader } from '#server/read/list'
import type { Row } from '#server/read/selection'
import { inTransaction, programWriter } from '#server/write/context'
import { recordEvent } from '#server/write/record-event'
import type { Services } from '#server/write/services/services'
import { printedRow, type PrintReader } from '../print'
import type { PrintedDocument } from '../printed'
import { noteView, openLink, type DocumentLink } from './link-store'
import { isShared } from './links'
import { hashOf, secretForm } from './secret'

/** A link that was opened, with the document that it shows. */
export interface OpenedLink {
  readonly link: DocumentLink
  readonly resource: AnyResource
  readonly language: Language
  readonly printed: PrintedDocument
}

/** The languages of a visitor: the one that they chose, and the one that their browser accepts. */
interface Visitor {
  readonly chosen: Language | undefined
  readonly accepted: Language
}

/**
 * The document of a link, read with the rights of the user who created it.
 * @throws Problem `missing` for an unknown, ended or expired link, and for a record that may not be shown any more.
 */
export async function openedLink(
  services: Services,
  secret: string,
  { chosen, accepted }: Visitor,
): Promise<OpenedLink> {
  const missing = new Problem({ kind: 'missing' })
  if (!secretForm.test(secret)) throw missing
  const link = await openLink(services.database, hashOf(services.digest, secret))
  const resource = link && services.app[link.resource]
  if (!link || !resource) throw missing
  const language = chosen ?? link.language ?? accepted
  return { link, resource, language, printed: await printedOf(services, link, resource, language) }
}

/** The document that a link shows, in a language. */
export async function printedOf(
  { app, database, hooks }: Pick<Services, 'app' | 'database' | 'hooks'>,
  link: DocumentLink,
  resource: AnyResource,
  language: Language,
): Promise<PrintedDocument> {
  const reader: PrintReader = { app, database, hooks, caller: callerOf(link, language) }
  const row = await readable(reader, resource, link.record)
  if (!row || !isShared(resource, row)) throw new Problem({ kind: 'missing' })
  return printedRow(reader, resource, row, language)
}

/** The record of a link, as the user who created it may read it. */
export const readRecord = (
  { app, database }: Pick<Services, 'app' | 'database'>,
  { link, resource, language }: Pick<OpenedLink, 'link' | 'resource' | 'language'>,
): Promise<Row | undefined> =>
  readable({ app, database, caller: callerOf(link, language) }, resource, link.record)

const callerOf = ({ createdBy, role }: DocumentLink, language: Language) => ({
  userId: createdBy,
  sessionId: null,
  role,
  language,
})

/** The record; to a visitor, one that is not readable does not exist. */
async function readable(reader: Reader, resource: AnyResource, id: string) {
  try {
    return await findOne(reader, resource, id)
  } catch (error) {
    if (error instanceof Problem && ['missing', 'forbidden'].includes(error.refusal.kind)) return undefined
    throw error
  }
}

/** Records the first view of a link, with an entry in the history of its record. */
export async function recordView(services: Services, { link, resource }: OpenedLink): Promise<void> {
  if (link.viewedAt !== null) return
  await inTransaction(programWriter(services), async (writing) => {
    if (await noteView(writing.tx, link.id)) await recordEvent(writing, resource, link.record, 'openLink')
  })
}
