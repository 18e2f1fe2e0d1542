import type { App } from '#define/app'
import { feedDetails } from '#server/features/ics/feeds/feed-store'
import { calendarResources, feedPathsOf } from '#server/http/routes/feeds'
import { may } from '../../audience'
import type { Described } from '../../described'
import type { JsonObject, Paths } from '../../json'
import { answer, closed, json, nothing, operation } from '../../operation'
import { recordParameter } from '../../parameters'
import { icsFile } from './ics-paths'

const moment: JsonObject = { type: 'string', format: 'date-time' }
const momentOrNull: JsonObject = { type: ['string', 'null'], format: 'date-time' }
const detail: JsonObject = {
  type: 'string',
  enum: [...feedDetails],
  default: 'busy',
  description: 'How private records are shown: whole, as busy, or not at all.',
}
const feed = closed({
  address: { type: 'string', description: 'Whoever knows it may read the calendar.' },
  detail,
  createdAt: moment,
  usedAt: momentOrNull,
})
const subscription = closed({
  address: { type: 'string' },
  refreshedAt: momentOrNull,
  dueAt: moment,
  events: { type: 'integer' },
  error: { type: ['string', 'null'], description: 'Why the last attempt failed.' },
})
const orNull = (schema: JsonObject): JsonObject => ({ oneOf: [schema, { type: 'null' }] })

/** The file of a feed, which needs no session, at each of its addresses. */
export const feedFilePaths = (app: App): Paths =>
  Object.fromEntries(
    feedPathsOf(app).map((path, index) => [
      `${path}/{file}`,
      { get: readCall(index === 0 ? 'read_feed' : `read_feed_${index}`) },
    ]),
  )

const readCall = (id: string): JsonObject =>
  operation({
    id,
    tag: 'Program',
    summary: 'The calendar with a secret address',
    description: 'What its owner may read, without who is invited. With ETag; a wrong secret is missing.',
    parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
    answers: { 200: icsFile, 304: { description: 'It is unchanged.' } },
    problems: ['missing', 'throttled', 'busy'],
    isOpen: true,
  })

/** The secret address of a calendar, and how it is read from another address. */
export function feedPaths({ app, resource, audience }: Described): Paths {
  const resources = calendarResources(app, resource)
  if (!audience || !resources || !may(resource, audience, 'update')) return {}
  const path = `/api/${resource.name}/{id}`
  const tag = resource.label[1]
  const shared = { tag, parameters: [recordParameter] }
  const reads = resources.records.views?.calendar?.source !== undefined
  return {
    [`${path}/feed`]: {
      get: operation({
        ...{ ...shared, id: `feed_${resource.name}`, summary: 'The secret address of a calendar' },
        answers: { 200: answer('The feed; null if there is none.', closed({ feed: orNull(feed) })) },
        problems: ['missing'],
      }),
      post: operation({
        ...{ ...shared, id: `make_feed_${resource.name}`, summary: 'Make a secret address for a calendar' },
        description: 'It takes the place of the one before, which then ends.',
        body: json(closed({ detail }, [])),
        isBodyOptional: true,
        answers: { 201: answer('The feed.', closed({ feed })) },
        problems: ['invalid', 'malformed', 'tooLarge', 'forbidden', 'missing', 'personOnly'],
      }),
      patch: operation({
        ...{ ...shared, id: `change_feed_${resource.name}`, summary: 'Change what a secret address shows' },
        body: json(closed({ detail })),
        answers: { 200: answer('The feed.', closed({ feed })) },
        problems: ['invalid', 'malformed', 'tooLarge', 'forbidden', 'missing', 'personOnly'],
      }),
      delete: operation({
        ...{ ...shared, id: `revoke_feed_${resource.name}`, summary: 'End the secret address of a calendar' },
        answers: nothing,
        problems: ['forbidden', 'missing'],
      }),
    },
    ...(reads && { [`${path}/subscription`]: subscriptionMethods(resource.name, shared) }),
  }
}

function subscriptionMethods(
  name: string,
  shared: { readonly tag: string; readonly parameters: readonly JsonObject[] },
): Record<string, JsonObject> {
  const answers = {
    200: answer('How it is read; null if it is not.', closed({ subscription: orNull(subscription) })),
  }
  return {
    get: operation({
      ...{ ...shared, id: `subscription_${name}`, summary: 'How a calendar is read from its address' },
      answers,
      problems: ['missing'],
    }),
    post: operation({
      ...{ ...shared, id: `refresh_subscription_${name}`, summary: 'Read a calendar from its address now' },
      answers,
      problems: ['missing', 'throttled'],
    }),
  }
}
