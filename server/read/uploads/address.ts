import { sameText, type Digest } from '#server/base/security/digest'
import type { Caller } from '#server/base/caller'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const form = new RegExp(`^(/api/contents/(${uuid})(?:/[^/?#\\s"<>]{1,1600})?)(?:\\?[\\w=&-]*)?$`)

const longestName = 1600

/** The address that a record stores: it ends with the name of the upload, for users who read or download it. */
export function contentAddress({ id, name }: { id: string; name: string }): string {
  const coded = encodeURIComponent(name)
  return coded && coded.length <= longestName ? `/api/contents/${id}/${coded}` : `/api/contents/${id}`
}

/** The parsed address of an upload. */
export interface ContentLocation {
  readonly id: string
  /** As stored in a record, without a signature. */
  readonly address: string
}

/** Parses an address of an upload, signed or not; undefined where it is not one. */
export function parseContentAddress(given: string): ContentLocation | undefined {
  const [, address, id] = form.exec(given) ?? []
  return address && id ? { address, id } : undefined
}
/** The id of the upload of an address, signed or not; undefined where it is not the address of an upload. */
export const uploadOfAddress = (address: string): string | undefined => parseContentAddress(address)?.id

/** The record that contains an address, as it was sent to the reader. */
export interface ContentRecord {
  readonly resource: string
  readonly id: string
  readonly isInTrash: boolean
}

/** For whom an address is signed, and in which record; without a record it is the reader's own upload. */
export interface ContentReader {
  readonly caller: Pick<Caller, 'userId' | 'sessionId' | 'keyId'>
  readonly record?: ContentRecord | undefined
}

/** Signs an address, so that it can be loaded for a limited time, as long as the reader may read the record. */
export type SignAddress = (location: ContentLocation, reader: ContentReader) => string

/**
 * A signed address stays the same within this window, so that browsers can cache the content; it is valid for one to
 * two windows.
 */
const windowSeconds = 12 * 3600
const now = () => Math.floor(Date.now() / 1000)

/** The content of a signed address: its expiry (seconds since 1970), the session or API key, and the record. */
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

/**
 * The verified content of a signed address; undefined where it was not signed by this server for this upload, or has
 * expired.
 */
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
