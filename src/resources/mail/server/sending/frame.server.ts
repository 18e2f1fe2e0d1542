import { mails } from '../../mails.resource'
import { sameText, type Digest } from '#server/base/security/digest'
import { Problem } from '#server/base/errors/problem'
import type { Reader } from '#server/read/list'
import { findOne } from '#server/read/find-one'
import type { DocumentRequest, HtmlDocument } from '#server/write/services/document'
import { cleanStored } from '#server/base/parsing/clean-text'
import { pageHasRemote, pageOf, shownOf, type ShownPage } from '../page.server'
import type { Services } from '#server/write/services/services'
import { frameStyle, frameStyleHash, pageStyle, styleHash } from './frame-style'
import { foldQuoted } from './quoted'

/** How long the URL of a frame is valid, in milliseconds; browsers load it immediately. */
const life = 5 * 60 * 1000
const path = '/api/mail/frame/'

interface Ticket {
  readonly mail: string
  readonly owner: string
  readonly remote: boolean
  readonly until: number
}

const macOf = (digest: Digest, body: string): string => digest('mail frame', body).toString('base64url')

function signed(digest: Digest, ticket: Ticket): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${body}.${macOf(digest, body)}`
}

function opened(digest: Digest, given: string): Ticket | undefined {
  const [body = '', mac = ''] = given.split('.')
  if (!sameText(macOf(digest, body), mac)) return undefined
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as Ticket
  return ticket.until > Date.now() ? ticket : undefined
}

const remoteImage = /<img\b[^<>]*\bsrc="https:/i

/**
 * The signed URL of a page that shows one mail of the caller, valid for some minutes; and whether the mail has remote
 * content, which is loaded only with `remote`.
 * @throws Problem missing if the mail is not the caller's.
 */
export async function frameOf(
  reader: Reader,
  services: Services,
  { mailId, remote }: { readonly mailId: string; readonly remote: boolean },
): Promise<{ readonly path: string; readonly hasRemote: boolean }> {
  const { id, body } = await findOne(reader, mails, mailId)
  const ticket = { mail: id, owner: reader.caller.userId ?? '', remote, until: Date.now() + life }
  const page = await pageOf(services, id)
  const hasRemote = page ? await pageHasRemote(page) : remoteImage.test(String(body ?? ''))
  return { path: path + signed(services.digest, ticket), hasRemote }
}

/**
 * The page of a mail: untrusted HTML without scripts or styles, in a document of its own.
 * @throws Problem token if the URL is not signed or has expired; missing if the mail no longer exists.
 */
async function mailFrame({ services, reading, params, query }: DocumentRequest): Promise<HtmlDocument> {
  const ticket = opened(services.digest, params['ticket'] ?? '')
  if (!ticket) throw new Problem({ kind: 'token' })
  const [mail] = await reading.query<{ body: string | null; subject: string | null }>({
    name: 'mail_frame',
    text: 'select "body", "subject" from "mails" where "id" = $1 and "owner" = $2',
    values: [ticket.mail, ticket.owner],
  })
  if (!mail) throw new Problem({ kind: 'missing' })
  const page = await pageOf(services, ticket.mail)
  const shownPage = page && (await shownOf(services, page, ticket.remote))
  if (shownPage) return framedPage(shownPage, mail.subject, ticket.remote)
  const mode = query.get('mode') === 'dark' ? 'dark' : 'light'
  // Blocked images are removed, so that they are not shown as broken.
  const shown = await cleanStored(mail.body ?? '', ticket.remote ? 'mailWithImages' : 'mail')
  return {
    html: `<!doctype html><html data-theme="${mode}"><head><meta charset="utf-8"><title>Mail</title><base target="_blank"><style>${frameStyle}</style></head><body dir="auto">${foldQuoted(shown, mail.subject)}</body></html>`,
    contentSecurityPolicy: policyOf(ticket.remote, `'${frameStyleHash}'`),
  }
}

/** A received mail with its own layout and styles, of which `cleanPage` has left only safe ones. */
function framedPage({ style, html }: ShownPage, subject: string | null, isRemote: boolean): HtmlDocument {
  const hashes = `'${styleHash(pageStyle)}' '${styleHash(style)}'`
  return {
    html: `<!doctype html><html><head><meta charset="utf-8"><title>Mail</title><base target="_blank"><style>${pageStyle}</style><style>${style}</style></head><body dir="auto">${foldQuoted(html, subject)}</body></html>`,
    contentSecurityPolicy: policyOf(isRemote, `${hashes}; style-src-attr 'unsafe-inline'`),
  }
}

/** The documents of mail, by path. */
export const mailDocuments = { [`${path}:ticket`]: mailFrame }

const policyOf = (remote: boolean, styles: string): string =>
  [
    "default-src 'none'",
    `style-src ${styles}`,
    `img-src ${remote ? 'https: data:' : 'data:'}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
