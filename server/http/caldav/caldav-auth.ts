import type { Context } from 'hono'
import { addressOf, claimedAddressOf } from '#server/base/client-address'
import type { Caller, Language } from '#server/base/caller'
import { basicKeyIn, readApiKey } from '#server/features/auth/api-keys'
import { clientKey } from '#server/features/auth/sessions/client'
import type { DavContext } from '#server/features/caldav/dav-context'
import { DavError } from '#server/features/caldav/dav-error'
import { limits } from '#server/features/limits/limits'
import { giveBack, throttle, type Attempt } from '#server/features/limits/throttle'
import type { Services } from '#server/write/services/services'
import { databaseOf } from '../request'

interface Account {
  readonly email: string
  readonly name: string
  readonly locale: Language
  readonly timezone: string | null
}

/**
 * The user of a request: by their email and one of their API keys as the password (HTTP Basic). A password of an account
 * is never one. Attempts that fail are limited; a key that was valid recently is not.
 * @throws DavError 401; Problem throttled
 */
export async function davContext(services: Services, c: Context): Promise<DavContext> {
  const given = c.req.header('authorization') ?? ''
  if (given === '') throw new DavError(401)
  const credentials = basicKeyIn(given)
  const attempts: Attempt[] = [[limits.caldavClient, clientOf(services, c)]]
  const isKnown = credentials !== undefined && services.knownKeys.find(credentials.key) !== undefined
  if (!isKnown) await throttle(services, attempts)
  const found = credentials && (await holderOf(services, credentials))
  if (!found) {
    if (isKnown) await throttle(services, attempts)
    throw new DavError(401)
  }
  if (!isKnown) await giveBack(services, attempts)
  const { caller, account } = found
  return {
    services,
    reader: { app: services.app, sign: services.sign, database: databaseOf(services, c), caller },
    user: {
      id: caller.userId,
      address: account.email.toLowerCase(),
      name: account.name,
      zone: account.timezone ?? undefined,
    },
  }
}

const clientOf = ({ trustProxy }: Services, c: Context): string =>
  clientKey({ address: addressOf(c, trustProxy), claimedAddress: claimedAddressOf(c, trustProxy) })

interface Holder {
  readonly caller: Caller & { readonly userId: string }
  readonly account: Account
}

/** The owner of a key, if the user name is their address. */
async function holderOf(
  services: Services,
  { user, key }: { readonly user: string; readonly key: string },
): Promise<Holder | undefined> {
  const holder = await readApiKey(services, key)
  services.knownKeys.note(key, holder !== undefined)
  if (!holder) return undefined
  const [account] = await services.database.query<Account>({
    name: 'caldav_account',
    text: `select "email", "displayName" as "name", "locale", "timezone" from "users" where "id" = $1`,
    values: [holder.userId],
  })
  if (account?.email.toLowerCase() !== user.trim().toLowerCase()) return undefined
  return { account, caller: { ...holder, sessionId: null, language: account.locale } }
}
