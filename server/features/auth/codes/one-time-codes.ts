import { Secret, TOTP } from 'otpauth'
import { brand } from '#text/brand'
import type { Queryable } from '#server/base/database'

const period = 30
/** Also accepts the code of the previous and the next step, since clocks differ. */
const window = 1

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period,
    algorithm: 'SHA1',
  })

/** A new secret of 160 bits, base32-encoded. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator app reads from a QR code. */
export const secretUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * Whether a code of the authenticator app is correct and newer than the last one. Marks it as used, on every server.
 * @param now milliseconds since 1970
 */
export async function spendAppCode(
  tx: Queryable,
  userId: string,
  code: string,
  now = Date.now(),
): Promise<boolean> {
  const [factor] = await tx.query<{ secret: string }>({
    text: 'select "secret" from "second_factors" where "userId" = $1',
    values: [userId],
  })
  if (!factor || !/^\d{6}$/.test(code)) return false
  const drift = totpOf(factor.secret).validate({ token: code, window, timestamp: now })
  if (drift === null) return false
  const step = Math.floor(now / 1000 / period) + drift
  const used = await tx.query({
    text: `update "second_factors" set "lastStep" = $2 where "userId" = $1 and "lastStep" < $2 returning "userId"`,
    values: [userId, step],
  })
  return used.length > 0
}
