/** So many attempts are heard in so many seconds, on a sliding window. */
export interface Limit {
  readonly name: string
  readonly most: number
  readonly seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const limit = (name: string, most: number, seconds: number): Limit => ({ name, most, seconds })

/**
 * What is throttled, and by what: `client` is one address, `pair` an account from one address, `account` an account from
 * everywhere. What a person can be locked out by are the pair, which is his own doing, and the account, which does
 * not count where he has signed in before.
 */
export const limits = {
  loginClient: limit('login client', 60, 15 * minute),
  loginPair: limit('login pair', 10, 15 * minute),
  loginAccount: limit('login account', 40, 15 * minute),
  secondFactor: limit('second factor', 10, 15 * minute),
  codeClient: limit('code client', 40, 15 * minute),
  codeAccount: limit('code account', 15, 15 * minute),
  registerClient: limit('register client', 30, hour),
  registerAccount: limit('register account', 6, hour),
  mailClient: limit('mail client', 30, hour),
  mailAccount: limit('mail account', 8, hour),
  invitationClient: limit('invitation client', 60, 15 * minute),
  enquiryClient: limit('enquiry client', 20, hour),
  enquiryAddress: limit('enquiry address', 8, hour),
  confirmation: limit('confirmation', 3, day),
  viewClient: limit('view client', 240, 15 * minute),
  quoteClient: limit('quote client', 240, 15 * minute),
  password: limit('password', 10, 15 * minute),
} as const

/** A mail with a code goes to an address once in so many seconds. */
export const resendSeconds = 60
