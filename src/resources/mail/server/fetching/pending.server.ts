import type { FetchMessageObject } from 'imapflow'
import { FetchFault } from './fetch-fault'
import { maxFetched, type OpenFolder } from './mail-connection.server'
import type { Position } from './position'

/** The most messages that are fetched of those that were there before. */
const maxExisting = 10_000
const answerMs = 60_000
const mebibyte = 1024 * 1024

/** What the server says about a message before it is read. */
export interface Envelope {
  readonly uid: number
  readonly size: number
  readonly isRead: boolean
  readonly isStarred: boolean
  readonly receivedAt: string | undefined
}

/** The numbers of the messages that are not fetched yet, in their order. */
export async function pendingUids(folder: OpenFolder, position: Position): Promise<number[]> {
  const { lastUid, existingUid, since } = position
  const existing =
    lastUid < existingUid
      ? await found(folder, {
          uid: `${lastUid + 1}:${existingUid}`,
          ...(since && { since: new Date(since) }),
        })
      : []
  const from = Math.max(lastUid, existingUid) + 1
  const added = from < folder.uidNext ? await found(folder, { uid: `${from}:*` }) : []
  return [
    ...sorted(existing, lastUid + 1, existingUid).slice(-maxExisting),
    ...sorted(added, from, Number.MAX_SAFE_INTEGER),
  ]
}

async function found({ client, call }: OpenFolder, query: { uid: string; since?: Date }): Promise<number[]> {
  const uids = await call(answerMs, () => client.search(query, { uid: true }))
  if (!Array.isArray(uids)) throw new FetchFault('mailHostAnswer')
  return uids
}

/** A server may name others than those that were asked for: `*` is always its last message. */
const sorted = (uids: readonly number[], from: number, to: number): number[] =>
  [...new Set(uids)].filter((uid) => uid >= from && uid <= to).toSorted((first, second) => first - second)

/** What the server says about some messages; those that are gone are missing. */
export async function envelopesOf(
  { client, call }: OpenFolder,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Envelope>> {
  const query = { uid: true, flags: true, internalDate: true, size: true }
  const all = await call(answerMs, () => client.fetchAll(uids.join(','), query, { uid: true }))
  return new Map(all.map((message) => [message.uid, envelopeOf(message)]))
}

function envelopeOf({ uid, size, flags, internalDate }: FetchMessageObject): Envelope {
  const at = internalDate === undefined ? Number.NaN : new Date(internalDate).getTime()
  return {
    uid,
    size: size ?? 0,
    isRead: flags?.has('\\Seen') ?? false,
    isStarred: flags?.has('\\Flagged') ?? false,
    receivedAt: Number.isNaN(at) ? undefined : new Date(at).toISOString(),
  }
}

/** The source of a message, which stays unread there; undefined if it is too large, or gone. */
export async function sourceOf(
  { client, call }: OpenFolder,
  { uid, size }: Envelope,
): Promise<Buffer | undefined> {
  if (size > maxFetched) return undefined
  return call(answerMs, () => downloaded(client, uid).catch(undefinedIfLarger))
}

async function downloaded(client: OpenFolder['client'], uid: number): Promise<Buffer | undefined> {
  const options = { uid: true, maxBytes: maxFetched + 1, chunkSize: mebibyte }
  const { content } = await client.download(String(uid), undefined, options)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of (content ?? []) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxFetched) return undefined
    chunks.push(chunk)
  }
  return bytes === 0 ? undefined : Buffer.concat(chunks)
}

/** The server sends more than it has announced. */
function undefinedIfLarger(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'DownloadOverflow') throw error
}
