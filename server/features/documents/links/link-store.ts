import type { Role } from '#define/access'
import type { Language } from '#server/base/caller'
import type { Queryable } from '#server/base/database'

/** Why a link was created: by a user, or for the mail that is sent with the record. */
export type LinkPurpose = 'share' | 'mail'

/** A link to the document of a record. */
export interface DocumentLink {
  readonly id: string
  readonly resource: string
  readonly record: string
  readonly createdBy: string | null
  readonly role: Role
  readonly language: Language | null
  readonly purpose: LinkPurpose
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly revokedAt: string | null
  readonly viewedAt: string | null
}

type NewLink = Omit<DocumentLink, 'createdAt' | 'revokedAt' | 'viewedAt'> & { readonly hash: Uint8Array }

const columns =
  '"id", "resource", "record", "createdBy", "role", "language", "purpose", "createdAt", "expiresAt", "revokedAt", "viewedAt"'

export async function insertLink(database: Queryable, link: NewLink): Promise<DocumentLink> {
  const { id, resource, record, hash, createdBy, role, language, purpose, expiresAt } = link
  const [stored] = await database.query<DocumentLink>({
    name: 'document_link_insert',
    text: `insert into "document_links" ("id", "resource", "record", "hash", "createdBy", "role", "language", "purpose",
      "createdAt", "expiresAt") values ($1, $2, $3, $4, $5, $6, $7, $8, now(), $9) returning ${columns}`,
    values: [id, resource, record, hash, createdBy, role, language, purpose, expiresAt],
  })
  if (!stored) throw new Error('The link was not stored.')
  return stored
}

/** The links of a record, the newest first. */
export function linksOf(database: Queryable, resource: string, record: string): Promise<DocumentLink[]> {
  return database.query<DocumentLink>({
    name: 'document_links_of',
    text: `select ${columns} from "document_links" where "resource" = $1 and "record" = $2
      order by "createdAt" desc, "id" desc limit 100`,
    values: [resource, record],
  })
}

/** Whether a link can be opened. */
const isOpen = `"revokedAt" is null and ("expiresAt" is null or "expiresAt" > now())`

/** The number of links of a record that users created and that can be opened. */
export async function countOpenLinks(database: Queryable, resource: string, record: string): Promise<number> {
  const [found] = await database.query<{ count: number }>({
    name: 'document_links_open',
    text: `select count(*)::int as "count" from "document_links" where "resource" = $1 and "record" = $2
      and "purpose" = 'share' and ${isOpen}`,
    values: [resource, record],
  })
  return found?.count ?? 0
}

/** The link with a secret, if it can be opened. */
export async function openLink(database: Queryable, hash: Uint8Array): Promise<DocumentLink | undefined> {
  const [found] = await database.query<DocumentLink>({
    name: 'document_link_by_hash',
    text: `select ${columns} from "document_links" where "hash" = $1 and ${isOpen}`,
    values: [hash],
  })
  return found
}

export async function linkById(database: Queryable, id: string): Promise<DocumentLink | undefined> {
  const [found] = await database.query<DocumentLink>({
    name: 'document_link_by_id',
    text: `select ${columns} from "document_links" where "id" = $1 and ${isOpen}`,
    values: [id],
  })
  return found
}

/** Ends a link of a record. Returns whether it could be opened before. */
export async function endLink(
  database: Queryable,
  resource: string,
  record: string,
  id: string,
): Promise<boolean> {
  const ended = await database.query({
    name: 'document_link_end',
    text: `update "document_links" set "revokedAt" = now()
      where "id" = $1 and "resource" = $2 and "record" = $3 and "revokedAt" is null returning "id"`,
    values: [id, resource, record],
  })
  return ended.length > 0
}

/** Notes that a link was opened. Returns whether it was the first time. */
export async function noteView(database: Queryable, id: string): Promise<boolean> {
  const noted = await database.query({
    name: 'document_link_view',
    text: `update "document_links" set "viewedAt" = now() where "id" = $1 and "viewedAt" is null returning "id"`,
    values: [id],
  })
  return noted.length > 0
}
