import { DatabaseUnavailable } from '#server/base/database'
import { Problem } from '#server/base/errors/problem'
import { report } from '#server/base/report'
import { unseal } from '#server/base/security/seal'
import { notifyOfSystem } from '#server/features/notifications/notify'
import { inTransaction, programWriter } from '#server/write/context'
import type { Services } from '#server/write/services/services'
import { mailAccounts } from '../../mail-accounts.resource'
import { FetchFault, type FaultKey } from './fetch-fault'
import { nextDue, storeFailure, storePosition, storeSuccess, takeDue, type Fetch } from './fetch-store.server'
import { withFolder, type OpenFolder } from './mail-connection.server'
import { envelopesOf, pendingUids, sourceOf } from './pending.server'
import { renumberedPosition, type Position } from './position'
import { passOver, RunEnded, storeMessage } from './store-message.server'

/** How many mailboxes a server fetches from at a time. */
const maxAtOnce = 4
/** The most messages of a run; the next one goes on. */
const maxMessages = 500
/** How many messages are asked about at once. */
const envelopesAtOnce = 50
/** How often a message is tried that a run cannot read or store. */
const maxTries = 3
const runMs = 10 * 60_000
/** Other mailboxes that are due do not wait longer for slow ones. */
const waitMs = 15_000

const running = new Set<Promise<void>>()

/** Fetches from mailboxes that are due. Resolves with the time of the next one; slow ones may still be fetched from. */
export async function fetchDue(services: Services): Promise<Date | undefined> {
  const due = await takeDue(services.database, Math.max(0, maxAtOnce - running.size))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs)
    timer.unref()
  })
  await Promise.race([Promise.all(due.map((fetch) => begin(services, fetch))), late])
  clearTimeout(timer)
  return nextDue(services.database)
}

/** Begins to fetch from a mailbox that was taken. */
export function begin(services: Services, fetch: Fetch): Promise<void> {
  const run = fetchMail(services, fetch)
    .catch((error: unknown) => {
      // The lease ends, and a server goes on when the database is there again.
      if (error instanceof DatabaseUnavailable || error instanceof RunEnded) return
      report('The end of fetching mails could not be stored', error)
    })
    .finally(() => running.delete(run))
  running.add(run)
  return run
}

/** The purpose for which the password of a mailbox is sealed. */
export const purposeOf = (account: string): string => `mail account ${account}`

/** Fetches the messages of a mailbox that are not fetched yet, and stores how it ended. */
async function fetchMail(services: Services, fetch: Fetch): Promise<void> {
  const last = { uid: null as number | null }
  try {
    const password = unseal(services.digest, purposeOf(fetch.account), fetch.password)
    if (password === undefined) throw new FetchFault('mailSignIn')
    const hasMore = await withFolder(services, { ...fetch.record, password }, runMs, (folder) =>
      fetchFrom(services, fetch, folder, last),
    )
    await storeSuccess(services.database, fetch, hasMore)
  } catch (error) {
    if (error instanceof DatabaseUnavailable || error instanceof RunEnded) throw error
    const fault = keyOf(error)
    await fail(services, fetch, { fault, failedUid: fault === 'mailSpace' ? null : last.uid })
  }
}

function keyOf(error: unknown): FaultKey {
  if (error instanceof FetchFault) return error.key
  if (error instanceof Problem && error.refusal.kind === 'invalid' && error.refusal.faults['file'])
    return 'mailSpace'
  report('A fetched message could not be stored', error)
  return 'mailNotStored'
}

async function fail(
  services: Services,
  fetch: Fetch,
  failure: { readonly fault: FaultKey; readonly failedUid: number | null },
): Promise<void> {
  await inTransaction(programWriter(services), async (writing) => {
    if (!(await storeFailure(writing.tx, fetch, failure))) return
    await notifyOfSystem(writing, [fetch.userId], {
      kind: 'mailboxFailed',
      subject: fetch.record.name,
      link: { resource: mailAccounts.name, record: fetch.account },
    })
  })
}

/**
 * Fetches messages in the order of their numbers; returns whether some are left.
 * @param last gets the message that is being stored.
 */
async function fetchFrom(
  services: Services,
  fetch: Fetch,
  folder: OpenFolder,
  last: { uid: number | null },
): Promise<boolean> {
  const position = await currentPosition(services, fetch, folder)
  const pending = await pendingUids(folder, position)
  const uids = pending.slice(0, maxMessages)
  for (let from = 0; from < uids.length; from += envelopesAtOnce) {
    const some = uids.slice(from, from + envelopesAtOnce)
    const envelopes = await envelopesOf(folder, some)
    for (const uid of some) {
      const envelope = envelopes.get(uid)
      if (!envelope) continue
      const isNew = uid > position.existingUid || !position.isQuiet
      last.uid = uid
      const source = isGivenUp(fetch, uid) ? undefined : await sourceOf(folder, envelope)
      if (!source) await passOver(services, fetch, uid, true)
      else await storeMessage(services, fetch, { envelope, source, isNew })
      last.uid = null
    }
  }
  return pending.length > uids.length
}

/** After three runs that ended at a message it does not stop those behind it. */
const isGivenUp = ({ failedUid, failures }: Fetch, uid: number): boolean =>
  failedUid === uid && failures >= maxTries

async function currentPosition(services: Services, fetch: Fetch, folder: OpenFolder): Promise<Position> {
  if (fetch.uidValidity === folder.uidValidity) return fetch
  const position = renumberedPosition(fetch, folder)
  if (!(await storePosition(services.database, fetch, position))) throw new RunEnded()
  return position
}
