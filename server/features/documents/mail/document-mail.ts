import { Readable } from 'node:stream'
import type { AnyResource } from '#define/resource'
import { isProgram, type Language } from '#server/base/caller'
import { Problem } from '#server/base/errors/problem'
import { uuid7 } from '#server/db/uuid7'
import { cleanName } from '#server/features/files/file-name'
import { queueMail, type MailKind } from '#server/features/outbox/outbox'
import type { TransactionContext } from '#server/write/related'
import type { LetterContext, LetterRequest, PrepareLetter, Prepared } from '#server/write/services/letters'
import { insertLink, linkById } from '../links/link-store'
import { printedOf } from '../links/opened'
import { addressOfLink, hashOf, secretForMail } from '../links/secret'
import { pdfOf } from '../pdf-of'
import type { PrintedDocument } from '../printed'

/** The kinds of mail that have a document. */
type DocumentMailKind = Extract<
  MailKind,
  'document' | 'reminder' | 'orderPlaced' | 'orderShipped' | 'orderRefunded'
>

interface Recipient {
  readonly to: string
  readonly language: Language
  /** The kind of the mail; the letters of the resource prepare it. */
  readonly kind?: DocumentMailKind
  /** The system sends it because a user chose that it does. */
  readonly isAutomatic?: boolean
}

/**
 * Queues a mail with the document of a record, as PDF and by a link, in the transaction of the move that sends it. The
 * system sends only those that users have chosen to be automatic: demo data has invented recipients.
 */
export async function mailDocument(
  { tx, caller, services }: TransactionContext,
  resource: AnyResource,
  record: string,
  { to, language, kind = 'document', isAutomatic = false }: Recipient,
): Promise<void> {
  if (isProgram(caller) && !isAutomatic) return
  const id = uuid7()
  await insertLink(tx, {
    id,
    resource: resource.name,
    record,
    language,
    purpose: 'mail',
    expiresAt: null,
    hash: hashOf(services.digest, secretForMail(services.digest, id)),
    createdBy: caller.userId,
    role: caller.role,
  })
  await queueMail(tx, { kind, to, language, about: id })
}

type LetterName = Extract<Prepared, { letter: unknown }>['letter']
/** The text of the mail about a record. */
type LetterOf = (context: LetterContext, record: string) => Promise<LetterName>

/** Prepares the mail when it is sent; undefined if the link was ended, or the record may not be shown any more. */
export const documentMailOf: PrepareLetter = (context, request) =>
  prepared(context, request, () => Promise.resolve('document'))

/** The same with another text. */
export const documentMailWith =
  (letterOf: LetterOf): PrepareLetter =>
  (context, request) =>
    prepared(context, request, letterOf)

async function prepared(
  context: LetterContext,
  { about, language }: LetterRequest,
  letterOf: LetterOf,
): Promise<Prepared> {
  const { app, database, hooks, digest, publicUrl } = context
  const link = about === null ? undefined : await linkById(database, about)
  const resource = link && app[link.resource]
  if (!link || !resource) return undefined
  const printed = await printedOf({ app, database, hooks }, link, resource, language).catch(
    undefinedIfMissing,
  )
  if (!printed) return undefined
  const bytes = await pdfOf({ documents: [printed] })
  return {
    letter: await letterOf(context, link.record),
    values: {
      title: printed.title,
      sender: printed.from.lines[0] ?? printed.brand,
      facts: factsOf(printed),
      link: addressOfLink(publicUrl, secretForMail(digest, link.id)),
    },
    isLinkSecret: true,
    attachments: [
      {
        name: `${cleanName(printed.fileName)}.pdf`,
        type: 'application/pdf',
        open: () => Promise.resolve(Readable.from([Buffer.from(bytes)])),
      },
    ],
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Problem && error.refusal.kind === 'missing') return undefined
  throw error
}

/** The most facts that the mail names; the document has all of them. */
const maxFacts = 5

function factsOf({ facts, totals }: PrintedDocument): string {
  const total = totals.at(-1)
  return [...facts.slice(0, maxFacts), ...(total ? [total] : [])]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}
