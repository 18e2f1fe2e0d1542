import type { Queryable } from '#server/base/database'
import type { Digest } from '#server/base/security/digest'
import { uuid7 } from '#server/db/uuid7'

/** The invitation that a link answers. */
export interface AnswerLink {
  readonly id: string
  readonly resource: string
  readonly record: string
  /** The address of who is invited, in lower case. */
  readonly invitee: string
}

const columns = '"id", "resource", "record", "invitee"'
const secretBytes = 24
/** The form of a secret: 192 bits as text that needs no encoding in an address. */
const secretForm = /^[\w-]{32}$/

/** The secret of a link: every mail to its invitee has the same one, although it is not stored. */
const secretOf = (digest: Digest, id: string): string =>
  digest('secret of an answer', id).subarray(0, secretBytes).toString('base64url')
const hashOf = (digest: Digest, secret: string): Buffer => digest('answer link', secret)

/** The address of the page of a link. */
export const addressOfAnswer = (
  { digest, publicUrl }: { readonly digest: Digest; readonly publicUrl: string },
  { id }: AnswerLink,
): string => `${publicUrl}/r/${secretOf(digest, id)}`

/** Creates the links of invitees to a record; whoever has one keeps it. */
export async function prepareLinks(
  database: Queryable,
  digest: Digest,
  { resource, record }: Pick<AnswerLink, 'resource' | 'record'>,
  invitees: readonly string[],
): Promise<void> {
  for (const invitee of invitees) {
    const id = uuid7()
    await database.query({
      name: 'answer_link_prepare',
      text: `insert into "answer_links" ("id", "resource", "record", "invitee", "hash", "sentAt")
        values ($1, $2, $3, $4, $5, now())
        on conflict ("resource", "record", "invitee") do update set "sentAt" = now()`,
      values: [id, resource, record, invitee, hashOf(digest, secretOf(digest, id))],
    })
  }
}

/** The link of an invitee to a record; undefined if they were never sent one. */
export async function linkOf(
  database: Queryable,
  { resource, record, invitee }: Omit<AnswerLink, 'id'>,
): Promise<AnswerLink | undefined> {
  const [found] = await database.query<AnswerLink>({
    name: 'answer_link_of',
    text: `select ${columns} from "answer_links" where "resource" = $1 and "record" = $2 and "invitee" = $3`,
    values: [resource, record, invitee.toLowerCase()],
  })
  return found
}

/** The link with a secret. */
export async function linkWith(
  database: Queryable,
  digest: Digest,
  secret: string,
): Promise<AnswerLink | undefined> {
  if (!secretForm.test(secret)) return undefined
  const [found] = await database.query<AnswerLink>({
    name: 'answer_link_with',
    text: `select ${columns} from "answer_links" where "hash" = $1`,
    values: [hashOf(digest, secret)],
  })
  return found
}
