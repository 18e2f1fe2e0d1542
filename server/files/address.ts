import { sameText, type Digest } from '../auth/digest'

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const form = new RegExp(`^(/api/contents/(${uuid})(?:/[^/?#\\s"<>]{1,1600})?)(?:\\?[\\w=&-]*)?$`)

const longestName = 1600

/** An address that a record keeps: it ends with what the upload is called, for whoever reads or saves it. */
export function contentAddress({ id, name }: { id: string; name: string }): string {
  const coded = encodeURIComponent(name)
  return coded && coded.length <= longestName ? `/api/contents/${id}/${coded}` : `/api/contents/${id}`
}

/** An address of an upload, taken apart. */
export interface ContentPlace {
  readonly id: string
  /** As a record keeps it, without a signature. */
  readonly address: string
}

/** Where an address leads, signed or not; undefined where it leads to no upload. */
export function placeOfAddress(given: string): ContentPlace | undefined {
  const [, address, id] = form.exec(given) ?? []
  return address && id ? { address, id } : undefined
}
/** The upload that an address leads to, signed or not; undefined where it leads elsewhere. */
export const uploadOfAddress = (address: string): string | undefined => placeOfAddress(address)?.id

/** An address that shows what it leads to, to whoever has it, for a while. */
export type SignAddress = (place: ContentPlace) => string

/** An address stays the same for so long, that a browser keeps what it has; it is good for one to two times as long. */
const windowSeconds = 12 * 3600
const now = () => Math.floor(Date.now() / 1000)

const signature = (digest: Digest, id: string, until: number): string =>
  digest('content', id, String(until)).subarray(0, 16).toString('base64url')

export const addressSigner =
  (digest: Digest, clock: () => number = now): SignAddress =>
  ({ id, address }) => {
    const until = (Math.floor(clock() / windowSeconds) + 2) * windowSeconds
    return `${address}?until=${until}&by=${signature(digest, id, until)}`
  }

/** Whether an address was signed here for this upload, and is still good. */
export function isSigned(digest: Digest, id: string, query: URLSearchParams, clock = now): boolean {
  const until = Number(query.get('until'))
  if (!Number.isSafeInteger(until) || until < clock()) return false
  return sameText(signature(digest, id, until), query.get('by') ?? '')
}
