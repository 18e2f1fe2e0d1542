import { arrayOf, boolean, datetime, integer, object, text, type OwnCalls } from '#define'
import { filter, maxQuery } from './mail-shapes.wire'

/** A received mail that a rule would have matched. */
const matched = object({
  id: text(),
  folder: text(),
  subject: text({ optional: true }),
  fromName: text({ optional: true }),
  fromAddress: text(),
  sentAt: datetime(),
})

/** The endpoints for the rules of mail. */
export const mailRuleCalls = {
  /** How many of the caller's mails a search finds; of more than 1,000 it says only that. */
  matching: {
    method: 'GET',
    path: '/api/mail/matching',
    input: { q: text({ max: maxQuery }), timezone: filter.timezone },
    output: { count: integer(), more: boolean() },
  },
  /** How many of the latest messages that the caller has received a rule would have matched, and the last of them. */
  ruleMatches: {
    method: 'GET',
    path: '/api/mail/rules/matches',
    input: { query: text({ max: maxQuery }) },
    output: {
      count: integer(),
      /** How many messages were checked: at most 1,000. */
      checked: integer(),
      latest: arrayOf(matched),
    },
  },
} as const satisfies OwnCalls
