import type { Role } from '#define/access'
import { Problem } from '#server/base/errors/problem'
import type { OwnRequest, RequestWith, Services } from '#server/write/services/services'
import { demoPassword, startSession, type SignedIn } from './account'
import { deviceOf } from './sessions/client'
import { countGuess } from './codes/guess'
import { rememberDevice } from './sessions/known-device'
import { signInGuesses } from '../limits/limits'
import { verifyPassword } from './passwords/password'
import { ticketFor } from './sessions/ticket'

/** A user whose password or code was correct, during sign-in. */
export interface Coming {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly status: string
  readonly banReason: string | null
  readonly hasSecondFactor: boolean
}

interface Known extends Coming {
  readonly passwordHash: string | null
  /** The user has signed in from this network in the last 30 days. */
  readonly isKnownHere: boolean
}

/** The columns of a user who signs in; `u` is the alias of their row. */
export const comingColumns = `u."id", u."email", u."role", u."status", u."banReason",
  exists (select from "second_factors" f where f."userId" = u."id" and f."isEnabled") as "hasSecondFactor"`

/**
 * Signs in by email and password.
 * @throws Problem `credentials` if they do not match, whether or not the account exists; `unverified` if they match a
 * registration, whether or not its address also has an account; `demoElsewhere`; `throttled`; what `comeIn` throws.
 */
export async function signIn(request: RequestWith<{ email: string; password: string }>): Promise<SignedIn> {
  const { services, input } = request
  const { email, password } = input
  requireHere(request, password)
  const guess = await countGuess(request, email, signInGuesses)
  // Both are always read, so that the response time does not reveal which one exists.
  const [user, registered] = await Promise.all([
    known(services, email, deviceOf(request).network),
    registration(services, email),
  ])
  await guess.assertAttemptCounted(user?.isKnownHere)
  // Both are always verified, so that neither the response nor its time reveals which one exists.
  const isUser = await fits(services, user?.passwordHash, password)
  const isRegistered = await fits(services, registered?.passwordHash, password)
  if (isUser || isRegistered) await guess.right()
  if (user && isUser) return comeIn(request, user)
  throw new Problem(
    registered && isRegistered
      ? { kind: 'unverified', registration: registered.id }
      : { kind: 'credentials' },
  )
}

/**
 * The demo password is public: it is valid only for requests that come directly to this machine, not through a proxy.
 */
function requireHere({ services, isForwarded }: OwnRequest, password: string): void {
  if (services.demo && isForwarded && password === demoPassword) throw new Problem({ kind: 'demoElsewhere' })
}

/** The demo password is rejected unless demo sign-ins are offered, even if the database has demo accounts. */
function fits({ demo }: Services, hash: string | null | undefined, password: string): Promise<boolean> {
  const isOpen = demo || password !== demoPassword
  return verifyPassword((isOpen && hash) || undefined, password)
}

async function known(
  { database }: Services,
  email: string,
  network: string | undefined,
): Promise<Known | undefined> {
  const [user] = await database.query<Known>({
    name: 'account_sign_in',
    text: `select ${comingColumns}, c."passwordHash", exists (select from "sessions" s where s."userId" = u."id"
        and s."network" = $2 and s."createdAt" > now() - interval '30 days') as "isKnownHere"
      from "users" u left join "credentials" c on c."userId" = u."id" where u."email" = $1`,
    values: [email, network ?? null],
  })
  return user
}

/** A registered user who has not entered their code yet can prove it with the password, and learns what is missing. */
async function registration(
  { database }: Services,
  email: string,
): Promise<{ id: string; passwordHash: string } | undefined> {
  const [found] = await database.query<{ id: string; passwordHash: string }>({
    name: 'account_registration',
    text: `select "id", "passwordHash" from "registrations" where "email" = $1 and "expiresAt" > now()
      order by "createdAt" desc limit 1`,
    values: [email],
  })
  return found
}

/**
 * Signs in a user whose password or code was correct.
 * @throws Problem `inactive` if the account is not active; `secondFactor` if its code is still required.
 */
export async function comeIn(request: OwnRequest, user: Coming, mayPass = false): Promise<SignedIn> {
  const { services, language } = request
  requireActive(user)
  if (user.hasSecondFactor && !mayPass)
    throw new Problem({ kind: 'secondFactor', ticket: await ticketFor(services, user.id) })
  rememberDevice(request, user.email)
  const { userAgent, network } = deviceOf(request)
  return startSession(services, user, language, userAgent, network)
}

export function requireActive({ status, banReason }: Coming): void {
  if (status !== 'active')
    throw new Problem({ kind: 'inactive', status, ...(banReason && { reason: banReason }) })
}
