import { purgeOldTrash } from '../features/files/old-trash'
import { trashStranded } from '../features/files/stranded'
import { sweepUploads } from '../features/files/sweep'
import { report } from '../base/report'
import type { Services } from '../write/services/services'
import { doDueMoves } from '../features/work/due-moves'
import { forgetThrottles } from '../features/limits/throttle'

const everyMs = 15 * 60 * 1000
/** The first time, once whoever waits for the start has been served. */
const firstMs = 20_000

/** Forgets from time to time what is over; the function that it answers ends that. */
export function startSweeping(services: Services): () => void {
  const run = () => void sweep(services).catch((error: unknown) => report('Clearing up failed', error))
  const first = setTimeout(run, firstMs).unref()
  const timer = setInterval(run, everyMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** Forgets what counts no more: throttles, codes, registrations, old sessions; invitations that were not accepted expire. */
export async function sweep(services: Services): Promise<void> {
  const { database } = services
  await forgetThrottles(database)
  for (const text of [
    `delete from "codes" where "expiresAt" < now()`,
    `delete from "registrations" where "expiresAt" < now()`,
    `update "sessions" set "status" = case when "endedAt" is null then 'expired' else 'ended' end
      where "status" = 'open' and ("expiresAt" < now() or "endedAt" is not null)`,
    // A month long they tell where somebody has signed in before.
    `delete from "sessions" where "expiresAt" < now() - interval '30 days'`,
  ])
    await database.query({ text })
  await doDueMoves(services)
  await trashStranded(services)
  await purgeOldTrash(services)
  await sweepUploads(services)
}
