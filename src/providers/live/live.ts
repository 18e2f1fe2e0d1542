import { accountUrl } from '../auth/account-url'
import { bearerHeader } from '#base/session/bearer'
import { beginSession, readSession, type Account, type Permissions } from '#base/session/session'
import { read } from '../data/read'
import { logFailure } from '#base/log'
import { queryClient } from '../query-client'
import type { Change } from '../data/change'
import { publish } from './live-provider'
import { createRefresher } from './refresh'
import { publishSignal } from './signals'
import { followShared } from './shared-stream'

/**
 * Follows the stream of the current session: visible data that others change is read again.
 * @param since when the session began in this tab, in milliseconds since the page was opened
 * @returns a function that stops it
 */
export function follow(since: number): () => void {
  const refresher = createRefresher(queryClient, (changes) => {
    publish(changes)
    if (changes.some(isMe)) void readAccount()
  })
  // The end of the token, so that each session has its own stream.
  const name = `changes ${bearerHeader()?.slice(-24)}`
  const stop = followShared(name, since, (message) => {
    if (message.kind === 'change') refresher.onChange(message.change)
    if (message.kind === 'signal') publishSignal(message.signal)
    if (message.kind === 'everything') refresher.everything()
  })
  return () => {
    stop()
    refresher.stop()
  }
}

const isMe = ({ resource, id }: Change): boolean =>
  resource === 'users' && id !== undefined && id === readSession().user?.id

/** Reads the account again after the user or their permissions have changed. */
async function readAccount(): Promise<void> {
  try {
    const { data } = await read(accountUrl)
    const { user, permissions } = data as { user: Account; permissions: Permissions }
    if (user.id === readSession().user?.id) beginSession(user, permissions)
  } catch (error) {
    logFailure('The account could not be read again', error)
  }
}
