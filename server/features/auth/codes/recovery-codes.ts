import { randomInt } from 'node:crypto'
import type { Queryable } from '#server/base/database'
import type { Digest } from '#server/base/security/digest'

const howMany = 10
/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

const hashOf = (digest: Digest, userId: string, code: string) => digest('recovery', userId, code)

/** Replaces all recovery codes of a user by ten new ones. They are returned once; only their hashes are stored. */
export async function renewRecoveryCodes(tx: Queryable, digest: Digest, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => `${part()}-${part()}`)
  await tx.query({ text: 'delete from "recovery_codes" where "userId" = $1', values: [userId] })
  await tx.query({
    text: 'insert into "recovery_codes" ("userId", "hash") select $1, unnest($2::bytea[])',
    values: [userId, codes.map((code) => hashOf(digest, userId, code))],
  })
  return codes
}

/** Whether a recovery code belongs to the user; a correct code is deleted. */
export async function spendRecoveryCode(
  tx: Queryable,
  digest: Digest,
  userId: string,
  code: string,
): Promise<boolean> {
  const plain = code.trim().toLowerCase()
  const used = await tx.query({
    text: 'delete from "recovery_codes" where "userId" = $1 and "hash" = $2 returning "userId"',
    values: [userId, hashOf(digest, userId, plain)],
  })
  return used.length > 0
}
