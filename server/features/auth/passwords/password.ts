import { hash, verify } from '@node-rs/argon2'

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 2 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/**
 * Whether a password matches its hash. Without a hash it takes the same time and returns false, so that the response
 * time does not reveal whether an account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== undefined && fits
}
