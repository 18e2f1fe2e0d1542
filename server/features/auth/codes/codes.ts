import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '#server/base/database'
import type { Digest } from '#server/base/security/digest'

/** What a code is for. */
export type Purpose = 'verify' | 'reset' | 'invitation'

/** Lifetime of a six-digit code, in milliseconds. */
export const codeLife = 10 * 60 * 1000
/**
 * After this many wrong attempts from all clients, a code is invalid, except for a known browser. More than the limit
 * of one client, so that one client alone cannot invalidate the code.
 */
const maxTries = 12
/** A known browser has a limit of its own. */
const unlimited = 1_000_000

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Stores the hash of a code and replaces the previous one. `expiresAt` is in milliseconds since 1970. */
export async function keepCode(
  database: Queryable,
  digest: Digest,
  {
    purpose,
    subject,
    code,
    expiresAt,
  }: { purpose: Purpose; subject: string; code: string; expiresAt: number },
): Promise<void> {
  await database.query({
    text: `insert into "codes" ("purpose", "subject", "hash", "expiresAt", "tries") values ($1, $2, $3, $4, 0)
      on conflict ("purpose", "subject") do update
      set "hash" = excluded."hash", "expiresAt" = excluded."expiresAt", "tries" = 0`,
    values: [purpose, subject, digest(purpose, subject, code), new Date(expiresAt).toISOString()],
  })
}

const nilUuid = '00000000-0000-0000-0000-000000000000'

interface Spending {
  readonly purpose: Purpose
  readonly subject: string | undefined
  readonly code: string
  readonly isKnownDevice?: boolean
}

/**
 * Whether a code is correct; a correct code is deleted. Every attempt counts, so the caller must commit the
 * transaction even if this returns false. Without a subject it performs an equivalent write and returns false.
 */
export async function spendCode(
  tx: Queryable,
  digest: Digest,
  { purpose, subject = nilUuid, code, isKnownDevice = false }: Spending,
): Promise<boolean> {
  const [stored] = await tx.query<{ hash: Buffer }>({
    text: `update "codes" set "tries" = "tries" + 1
      where "purpose" = $1 and "subject" = $2 and "tries" < $3 and "expiresAt" > now() returning "hash"`,
    values: [purpose, subject, isKnownDevice ? unlimited : maxTries],
  })
  const given = digest(purpose, subject, code)
  const fits = timingSafeEqual(stored?.hash ?? digest(nilUuid), given)
  if (stored && fits) await dropCode(tx, purpose, subject)
  else if (!stored) await writeNothing(tx)
  return stored !== undefined && fits
}

/** Invalidates a code. */
export async function dropCode(tx: Queryable, purpose: Purpose, subject: string): Promise<void> {
  await tx.query({
    text: 'delete from "codes" where "purpose" = $1 and "subject" = $2',
    values: [purpose, subject],
  })
}

/** A commit with a write takes longer than one without, so the response time would reveal whether a code exists. */
async function writeNothing(tx: Queryable): Promise<void> {
  await tx.query({
    text: `insert into "codes" ("purpose", "subject", "hash", "expiresAt", "tries") values ('none', $1, '', now(), 0)
      on conflict ("purpose", "subject") do update set "expiresAt" = now()`,
    values: [nilUuid],
  })
}
