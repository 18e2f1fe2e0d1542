import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Values } from '#define/parsing/parse'
import type { AnyResource } from '#define/resource'
import type { OwnCall } from '#define/wire'
import type { Caller } from '#server/base/caller'
import { abortable } from '#server/db/abortable'
import type { Queryable } from '#server/base/database'
import { hooksIn } from '#server/write/services/resource-hooks'
import { Problem } from '#server/base/errors/problem'
import { addressOf, claimedAddressOf, isForwarded } from '#server/base/client-address'
import { nothing } from '../answers'
import { requireOwnOrigin } from '../foreign-origin'
import { acceptedLanguage } from '#server/base/errors/language'
import { bodyOf, callerOf, idempotencyKey, queryOf, signalOf, type Rest } from '../request'
import { parsedInput } from '#server/write/action-input'
import { afterForm, isPlainForm } from './plain-form'

const fresh = { 'cache-control': 'no-store' }

/** Handles a custom endpoint with the handler in the resource hooks. */
export async function ownCall(
  rest: Rest,
  resource: AnyResource,
  name: string,
  call: OwnCall,
  c: Context,
): Promise<Response> {
  if (call.open && changesAnything(call))
    requireOwnOrigin(c, { publicUrl: rest.services.publicUrl, corsOrigins: rest.corsOrigins })
  const caller = call.open ? undefined : personOf(call, await callerOf(rest, c, changesAnything(call)))
  const handler = hooksIn(rest.services, resource.name)?.own?.[name]
  if (!handler) throw new Error(`The call ${name} of ${resource.name} has no handler`)
  const answerTo = async (given: unknown, language = acceptedLanguage(c.req.header('accept-language'))) =>
    handler({
      services: rest.services,
      reading: readingFor(rest, call, c),
      // The handler's input type follows from the declared fields, which have just parsed it; the compiler cannot
      // know that.
      input: (await parsedInput(call.input ?? {}, given, call.messages)) as never,
      params: c.req.param() as Readonly<Record<string, string>>,
      caller,
      language,
      idempotencyKey: idempotencyKey(c),
      userAgent: c.req.header('user-agent'),
      address: addressOf(c, rest.services.trustProxy),
      claimedAddress: claimedAddressOf(c, rest.services.trustProxy),
      readCookie: (cookie) => getCookie(c, cookie),
      keepCookie: (cookie, value, maxAge) =>
        setCookie(c, cookie, value, {
          path: '/api/account',
          httpOnly: true,
          sameSite: 'Strict',
          secure: rest.services.publicUrl.startsWith('https:'),
          maxAge,
        }),
      isForwarded: isForwarded(c),
      isUntracked: c.req.header('dnt') === '1' || c.req.header('sec-gpc') === '1',
    })
  if (isPlainForm(call, c)) return afterForm(rest, call, c, answerTo)
  const given = call.method === 'GET' ? inputOfQuery(call, queryOf(c)) : ((await bodyOf(c)) ?? {})
  const answer = await answerTo(given)
  return answer === undefined ? nothing(c) : c.json(answer, 200, fresh)
}

const changesAnything = ({ changes, method }: OwnCall): boolean => changes ?? method !== 'GET'

/**
 * The database for reading. If the endpoint changes nothing, no further queries run once the client has disconnected.
 */
const readingFor = ({ services: { database } }: Rest, call: OwnCall, c: Context): Queryable =>
  changesAnything(call) ? database : abortable(database, signalOf(c))

/** Endpoints marked `person` reject API keys. */
function personOf(call: OwnCall, caller: Caller): Caller {
  if (call.person && caller.sessionId === null) throw new Problem({ kind: 'personOnly' })
  return caller
}

const numeric = new Set(['integer', 'decimal', 'money'])

/** Query parameters are text: converts numbers of numeric fields. */
function inputOfQuery({ input = {} }: OwnCall, query: URLSearchParams): Values {
  const isNumber = (name: string, text: string) =>
    Object.hasOwn(input, name) && numeric.has(input[name]?.kind ?? '') && /^-?\d+(\.\d+)?$/.test(text)
  return Object.fromEntries(
    [...query].map(([name, text]) => [name, isNumber(name, text) ? Number(text) : text]),
  )
}
