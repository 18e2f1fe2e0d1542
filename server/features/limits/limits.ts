/** A rate limit: at most `max` attempts in `seconds`, on a sliding window. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const limit = (name: string, max: number, seconds: number): Limit => ({ name, max, seconds })

const tenMinutes = 10 * minute
const quarter = 15 * minute

/** Sign-in. No limit that others can exhaust locks out a known browser of the account. */
export const signInGuesses = {
  pair: limit('login pair', 10, quarter),
  client: limit('login client', 60, quarter),
  strict: limit('login strict', 3, quarter),
  ceiling: limit('login ceiling', 600, quarter),
  device: limit('login device', 10, quarter),
  account: limit('login account', 40, quarter),
  network: limit('login network', 20, quarter),
} as const

/** Codes sent by mail. The attempts at one code from all clients are counted separately. */
export const codeGuesses = {
  pair: limit('code pair', 6, tenMinutes),
  client: limit('code client', 40, tenMinutes),
  strict: limit('code strict', 2, tenMinutes),
  ceiling: limit('code ceiling', 400, tenMinutes),
  device: limit('code device', 6, tenMinutes),
} as const

/** Other limits: `…Client` counts per client address, `…Account` per account from all clients. */
export const limits = {
  secondFactor: limit('second factor', 10, quarter),
  registerClient: limit('register client', 30, hour),
  registerAccount: limit('register account', 6, hour),
  mailClient: limit('mail client', 30, hour),
  mailAccount: limit('mail account', 8, hour),
  mailDevice: limit('mail device', 6, hour),
  invitationClient: limit('invitation client', 60, 15 * minute),
  enquiryClient: limit('enquiry client', 20, hour),
  enquiryAddress: limit('enquiry address', 8, hour),
  confirmation: limit('confirmation', 3, day),
  viewClient: limit('view client', 240, 15 * minute),
  /** Requests for pages on which guests answer, and answers by one link. */
  guestClient: limit('guest client', 240, 15 * minute),
  guestAnswer: limit('guest answer', 30, hour),
  documentClient: limit('document client', 240, 15 * minute),
  feedClient: limit('feed client', 240, 15 * minute),
  feed: limit('feed', 120, 15 * minute),
  /** Wrong passwords of calendar programs. */
  caldavClient: limit('caldav client', 60, 15 * minute),
  /** Calendars that are read again from their address at the request of a user. */
  subscriptionRefresh: limit('subscription refresh', 20, 15 * minute),
  /** Connections to other mail servers that a user asks for. */
  mailConnection: limit('mail connection', 30, 15 * minute),
  quoteClient: limit('quote client', 240, 15 * minute),
  /** Signals that a user is typing. */
  typing: limit('typing', 60, minute),
  password: limit('password', 10, 15 * minute),
} as const

/** Minimum time between two mails with a code to the same address, in seconds. */
export const resendSeconds = 60
