import type { OwnRequest } from '#server/write/services/services'
import { clientKey, deviceOf } from '../sessions/client'
import { knownDevice } from '../sessions/known-device'
import type { Limit } from '#server/features/limits/limits'
import { countAttempts, giveBack, requireNoWait, type Attempt } from '#server/features/limits/throttle'

/** How guesses at what only the owner of an account knows are limited. */
export interface GuessLimits {
  /** One account from one client. */
  readonly pair: Limit
  /** One client, whatever the account: beyond it `strict` holds in place of `pair`, and nobody is shut out. */
  readonly client: Limit
  readonly strict: Limit
  /** One client, whatever the account: far more than people behind one address mistype. */
  readonly ceiling: Limit
  /** One account from a browser that has signed in to it. */
  readonly device: Limit
  /** One account from everywhere, and from a network from which its owner has signed in. */
  readonly account?: Limit
  readonly network?: Limit
}

/** A guess that was counted. */
export interface Guess {
  /** Whether it comes from a browser that has signed in to the account. */
  readonly isKnownDevice: boolean
  /**
   * Refuses where the account was guessed at too often.
   * @throws Problem throttled.
   */
  assertAttemptCounted(isKnownHere?: boolean): Promise<void>
  /** Takes it back, as it was right. */
  right(): Promise<void>
}

type Waits = Partial<Record<keyof GuessLimits, number>>

/**
 * Counts a guess at an account. What is refused is not counted by any limit, so that trying again does not make a wait
 * longer.
 * @throws Problem throttled.
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

/** What is refused before anything is looked up. */
const waitBefore = ({ pair = 0, client = 0, strict = 0, device = 0 }: Waits): number =>
  Math.max(pair, device, client > 0 ? strict : 0)

/** What others do to an account or from an address does not reach a network from which its owner has signed in. */
const waitAfter = ({ ceiling = 0, account = 0, network = 0 }: Waits, isKnownHere: boolean): number =>
  isKnownHere ? network : Math.max(ceiling, account)
