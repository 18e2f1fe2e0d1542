import { sameText, type Digest } from '#server/base/security/digest'
import type { Caller } from '#server/base/caller'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const form = new RegExp(`^(/api/contents/(${uuid})(?:/[^/?#\\s"<>]{1,1600})?)(?:\\?[\\w=&-]*)?$`)

const longestName = 1600

/** An address that a record keeps: it ends with what the upload is called, for whoever reads or saves it. */
export function contentAddress({ id, name }: { id: string; name: string }): string {
  const coded = encodeURIComponent(name)
  return coded && coded.length <= longestName ? `/api/contents/${id}/${coded}` : `/api/contents/${id}`
}

/** An address of an upload, taken apart. */
export interface ContentLocation {
  readonly id: string
  /** As a record keeps it, without a signature. */
  readonly address: string
}

/** Where an address leads, signed or not; undefined where it leads to no upload. */
export function parseContentAddress(given: string): ContentLocation | undefined {
  const [, address, id] = form.exec(given) ?? []
  return address && id ? { address, id } : undefined
}
/** The upload that an address leads to, signed or not; undefined where it leads elsewhere. */
export const uploadOfAddress = (address: string): string | undefined => parseContentAddress(address)?.id

/** The record in which an address stands, as whoever reads it was shown it. */
export interface ContentRecord {
  readonly resource: string
  readonly id: string
  readonly isInTrash: boolean
}

/** For whom an address is signed, and in which record; without one it is an upload of the reader's own. */
export interface ContentReader {
  readonly caller: Pick<Caller, 'userId' | 'sessionId' | 'keyId'>
  readonly record?: ContentRecord | undefined
}

/** An address that shows what it leads to for a while, as long as its reader may read the record. */
export type SignAddress = (location: ContentLocation, reader: ContentReader) => string

/** An address stays the same for so long, that a browser keeps what it has; it is good for one to two times as long. */
const windowSeconds = 12 * 3600
const now = () => Math.floor(Date.now() / 1000)

/** What a signed address says: until when, for which session or API key, and in which record. */
export interface SignedContent {
  readonly until: number
  readonly session?: string | undefined
  readonly key?: string | undefined
  readonly record?: ContentRecord | undefined
}

const signedParameters = ({ until, session, key, record }: SignedContent): Record<string, string> => ({
  until: String(until),
  ...(session && { session }),
  ...(key && { key }),
  ...(record && { in: record.resource, record: record.id, ...(record.isInTrash && { trash: '1' }) }),
})

const signature = (digest: Digest, id: string, content: SignedContent): string =>
  digest('content', id, ...Object.entries(signedParameters(content)).flat())
    .subarray(0, 16)
    .toString('base64url')

export const addressSigner =
  (digest: Digest, clock: () => number = now): SignAddress =>
  ({ id, address }, { caller, record }) => {
    const until = (Math.floor(clock() / windowSeconds) + 2) * windowSeconds
    const content = { until, session: caller.sessionId ?? undefined, key: caller.keyId, record }
    const by = signature(digest, id, content)
    return `${address}?${new URLSearchParams({ ...signedParameters(content), by }).toString()}`
  }

/** What the signature of an address says of it; undefined where it was not signed here for this upload, or is over. */
export function signedContent(
  digest: Digest,
  id: string,
  query: URLSearchParams,
  clock = now,
): SignedContent | undefined {
  const until = Number(query.get('until'))
  if (!Number.isSafeInteger(until) || until < clock()) return undefined
  const [resource, record] = [query.get('in'), query.get('record')]
  const content = {
    until,
    session: query.get('session') ?? undefined,
    key: query.get('key') ?? undefined,
    record: resource && record ? { resource, id: record, isInTrash: query.has('trash') } : undefined,
  }
  return sameText(signature(digest, id, content), query.get('by') ?? '') ? content : undefined
}
