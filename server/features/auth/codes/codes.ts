import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Queryable } from '#server/base/database'
import type { Digest } from '#server/base/security/digest'

/** What a code opens. */
export type Purpose = 'verify' | 'reset' | 'invitation'

/** A code of six digits lives this long, in milliseconds. */
export const codeLife = 10 * 60 * 1000
/**
 * After so many wrong guesses from everywhere it is worth nothing, but for a browser that has signed in to the account: more
 * than are heard from one client, so that one client alone does not use it up.
 */
const maxTries = 12
/** Its own limit holds for a browser that is known. */
const unlimited = 1_000_000

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Keeps the hash of a code for somebody, in place of the one before it. `expiresAt` in milliseconds since 1970. */
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
 * Whether a code is the one that somebody was sent; it is used up then. Every guess counts, so the transaction around it
 * must be committed when it says no. Without anybody it writes as much and says no.
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

/** Makes a code worth nothing. */
export async function dropCode(tx: Queryable, purpose: Purpose, subject: string): Promise<void> {
  await tx.query({
    text: 'delete from "codes" where "purpose" = $1 and "subject" = $2',
    values: [purpose, subject],
  })
}

/** A commit that writes takes longer than one that does not: nobody shall learn from it whether there was a code. */
async function writeNothing(tx: Queryable): Promise<void> {
  await tx.query({
    text: `insert into "codes" ("purpose", "subject", "hash", "expiresAt", "tries") values ('none', $1, '', now(), 0)
      on conflict ("purpose", "subject") do update set "expiresAt" = now()`,
    values: [nilUuid],
  })
}
