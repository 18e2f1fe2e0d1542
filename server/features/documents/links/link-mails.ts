import type { Mail } from '#resources/outbox/outbox.resource'
import type { Queryable } from '#server/base/database'

/** What became of a mail with a link. */
export interface LinkMail extends Pick<Mail, 'to' | 'status'> {
  /** The last answer of a mail server that did not accept it. */
  readonly error: string | null
}

/** The mails that links were sent with, by the ids of the links. */
export async function mailsOfLinks(
  database: Queryable,
  links: readonly string[],
): Promise<ReadonlyMap<string, LinkMail>> {
  if (links.length === 0) return new Map()
  const mails = await database.query<LinkMail & { about: string }>({
    name: 'document_link_mails',
    text: `select "about", "to", "status", "lastError" as "error" from "outbox" where "about" = any($1)`,
    values: [links],
  })
  return new Map(mails.map(({ about, to, status, error }) => [about, { to, status, error }]))
}
