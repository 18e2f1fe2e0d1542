import type { OwnRequest } from '#server/write/services/services'
import { clientKey, deviceOf } from '../sessions/client'
import { knownDevice } from '../sessions/known-device'
import type { Limit } from '#server/features/limits/limits'
import { countAttempts, giveBack, requireNoWait, type Attempt } from '#server/features/limits/throttle'

/** Limits on attempts to guess a secret of an account. */
export interface GuessLimits {
  /** One account from one client. */
  readonly pair: Limit
  /**
   * One client, for all accounts. When it is exceeded, `strict` applies instead of `pair`; no client is locked out
   * completely.
   */
  readonly client: Limit
  readonly strict: Limit
  /** One client, for all accounts; far above the number of typing errors of the users behind one address. */
  readonly ceiling: Limit
  /** One account from a known browser. */
  readonly device: Limit
  /**
   * `account`: one account from all clients. `network`: one account from a network from which its owner has signed
   * in.
   */
  readonly account?: Limit
  readonly network?: Limit
}

export interface Guess {
  /** Whether the browser has signed in to the account before. */
  readonly isKnownDevice: boolean
  /** @throws Problem `throttled` if there were too many attempts at the account. */
  assertAttemptCounted(isKnownHere?: boolean): Promise<void>
  /** Takes the attempt back after a correct guess. */
  right(): Promise<void>
}

type Waits = Partial<Record<keyof GuessLimits, number>>

/**
 * Counts an attempt at an account. A rejected attempt counts towards no limit, so that a retry does not extend the
 * wait.
 * @throws Problem `throttled`.
 */
export async function countGuess(request: OwnRequest, email: string, limits: GuessLimits): Promise<Guess> {
  const { services } = request
  const device = knownDevice(request, email)
  const subjects = device ? { device: `${email} ${device}` } : subjectsOf(request, email)
  const names = (Object.keys(subjects) as (keyof GuessLimits)[]).filter((name) => limits[name])
  const attempts = names.map((name): Attempt => [limits[name] as Limit, subjects[name] ?? ''])
  const counted = await countAttempts(services, attempts)
  const waits: Waits = Object.fromEntries(names.map((name, index) => [name, counted[index]]))
  const takeBack = () =>
    giveBack(
      services,
      attempts.filter((_, index) => counted[index] === 0),
    )
  const refuse = async (wait: number) => {
    if (wait > 0) await takeBack()
    requireNoWait(wait)
  }
  await refuse(waitBefore(waits))
  return {
    isKnownDevice: device !== undefined,
    assertAttemptCounted: (isKnownHere = false) => refuse(waitAfter(waits, isKnownHere)),
    right: takeBack,
  }
}

type Subjects = Partial<Record<keyof GuessLimits, string>>

function subjectsOf(request: OwnRequest, email: string): Subjects {
  const client = clientKey(request)
  const pair = `${email} ${client}`
  const network = `${email} ${deviceOf(request).network ?? ''}`
  return { pair, client, strict: pair, ceiling: client, account: email, network }
}

/** The limits that are checked before anything is read. */
const waitBefore = ({ pair = 0, client = 0, strict = 0, device = 0 }: Waits): number =>
  Math.max(pair, device, client > 0 ? strict : 0)

/** Attempts from elsewhere do not lock out a network from which the owner has signed in. */
const waitAfter = ({ ceiling = 0, account = 0, network = 0 }: Waits, isKnownHere: boolean): number =>
  isKnownHere ? network : Math.max(ceiling, account)
