import type { Caller } from '#server/base/caller'
import type { Database, Queryable } from '#server/base/database'
import { uuid7 } from '#server/db/uuid7'
import { invalidField } from '#server/base/errors/problem'
import type { Services } from '#server/write/services/services'
import { contentTypeOf } from '#server/write/uploads/content-type'
import { freeSpaceOf } from './free-space'
import type { Received } from '#server/base/content-store'
import { advisoryLock } from '#server/write/advisory-lock'

/** An upload, as stored in its table. */
export interface Upload {
  readonly id: string
  readonly checksum: string
  readonly size: number
  readonly name: string
  readonly contentType: string
}

type Keeping = Pick<Services, 'app' | 'database' | 'contents' | 'fileLimits' | 'newAccountDays'>

/**
 * Stores received bytes as an upload of a user. The row is inserted first, so that no bytes are stored without one:
 * unused uploads are deleted by their rows.
 * @throws Problem `invalid` if the user's quota is exceeded; nothing is stored then.
 */
export async function keepUpload(
  services: Keeping,
  { userId }: Pick<Caller, 'userId'>,
  received: Received,
  name: string,
): Promise<Upload> {
  const { checksum, size } = received
  const upload = { id: uuid7(), checksum, size, name, contentType: contentTypeOf(name, received.head) }
  try {
    await services.database.transaction((tx) => insertUpload(services, tx, userId, upload))
    await withLock(services.database, checksum, () => received.keep())
  } catch (error) {
    await received.discard()
    // If the bytes could not be stored, the row must not count towards the quota.
    await dropUpload(services, upload).catch(() => {})
    throw error
  }
  return upload
}

async function insertUpload(
  limits: Keeping,
  tx: Queryable,
  userId: string | null,
  upload: Upload,
): Promise<void> {
  if (userId) {
    await advisoryLock(tx, `room ${userId}`)
    if (upload.size > (await freeSpaceOf(limits, tx, userId))) throw invalidField('file', 'room')
  }
  const { id, checksum, size, name, contentType } = upload
  await tx.query({
    text: `insert into "uploads" ("id", "userId", "checksum", "size", "name", "contentType", "createdAt")
      values ($1, $2, $3, $4, $5, $6, now())`,
    values: [id, userId, checksum, size, name, contentType],
  })
}

/** Deletes an upload, and its bytes unless another upload has the same. */
export async function dropUpload(services: Keeping, { id, checksum }: Pick<Upload, 'id' | 'checksum'>) {
  await services.database.query({ text: 'delete from "uploads" where "id" = $1', values: [id] })
  await dropBytes(services, checksum)
}

/** Deletes the bytes of a checksum, unless an upload has them. */
export const dropBytes = ({ database, contents }: Keeping, checksum: string): Promise<void> =>
  withLock(database, checksum, async (tx) => {
    const [other] = await tx.query({
      text: 'select 1 from "uploads" where "checksum" = $1 limit 1',
      values: [checksum],
    })
    if (!other) await contents.remove(checksum)
  })

/** Holds a lock on a checksum, so that no server stores or deletes its bytes meanwhile. */
const withLock = (
  database: Database,
  checksum: string,
  work: (tx: Queryable) => Promise<void>,
): Promise<void> =>
  database.transaction(async (tx) => {
    await advisoryLock(tx, `bytes ${checksum}`)
    await work(tx)
  })

/** An upload, as stored in its row, with its owner. */
export type StoredUpload = Upload & { readonly userId: string | null }

/** The columns read of an upload. */
export const uploadColumns = '"id", "userId", "checksum", "size", "name", "contentType"'

export async function uploadById(database: Queryable, id: string): Promise<StoredUpload | undefined> {
  const [row] = await database.query<StoredUpload>({
    name: 'upload_read',
    text: `select ${uploadColumns} from "uploads" where "id" = $1`,
    values: [id],
  })
  return row && { ...row, size: Number(row.size) }
}
