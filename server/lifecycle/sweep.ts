import { purgeOldTrash } from '../features/files/old-trash'
import { trashStranded } from '../features/files/stranded'
import { sweepUploads } from '../features/files/sweep'
import { mergeAppended } from '../features/merging/merge'
import { report } from '../base/report'
import type { Services } from '../write/services/services'
import { doDueMoves } from '../features/work/due-moves'
import { sweepImportUploads } from '../features/import/large/upload-store'
import { sweepParts } from '../features/work/job-parts'
import { forgetThrottles } from '../features/limits/throttle'

const everyMs = 15 * 60 * 1000
/** Delay of the first sweep, so that it does not slow down the start, in milliseconds. */
const firstMs = 20_000

/** Deletes expired data at intervals. Returns a function that stops this. */
export function startSweeping(services: Services): () => void {
  const run = () => void sweep(services).catch((error: unknown) => report('Cleaning up failed', error))
  const first = setTimeout(run, firstMs).unref()
  const timer = setInterval(run, everyMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}

/** Deletes expired throttles, codes, registrations, sessions and trash; runs due moves; merges old records. */
export async function sweep(services: Services): Promise<void> {
  const { database } = services
  await forgetThrottles(database)
  for (const text of [
    `delete from "codes" where "expiresAt" < now()`,
    `delete from "registrations" where "expiresAt" < now()`,
    `update "sessions" set "status" = case when "endedAt" is null then 'expired' else 'ended' end
      where "status" = 'open' and ("expiresAt" < now() or "endedAt" is not null)`,
    // Ended links are listed for a year; the history of their records keeps them.
    `delete from "document_links" where least("revokedAt", "expiresAt") < now() - interval '1 year'`,
    // Expired sessions are stored for 30 days, to recognize networks from which a user has signed in.
    `delete from "sessions" where "expiresAt" < now() - interval '30 days'`,
    `delete from "attendance_messages" where "createdAt" < now() - interval '30 days'`,
    // After that time nobody is expected to answer a mail.
    `delete from "answer_links" where "sentAt" < now() - interval '400 days'`,
    `delete from "push_subscriptions" s where not exists (select from "sessions" o
      where o."id" = s."sessionId" and o."endedAt" is null and o."expiresAt" > now())`,
  ])
    await database.query({ text })
  await doDueMoves(services)
  await trashStranded(services)
  await purgeOldTrash(services)
  await sweepUploads(services)
  await sweepImportUploads(database)
  await sweepParts(database)
  await mergeAppended(services)
}
