import { limits } from '../limits/limits'
import { countAttempts } from '../limits/throttle'
import type { Queryable } from '#server/base/database'
import type { Services } from '#server/write/services/services'
import { queueMail, type Wanted } from '../outbox/outbox'

/**
 * Queues a confirmation of something sent without signing in. The address may belong to someone else, so it gets only
 * a few mails a day, from whatever network they are requested. Beyond that no mail is queued; what was sent is stored
 * anyway.
 */
export async function confirm({ digest }: Services, tx: Queryable, mail: Wanted): Promise<void> {
  const [wait = 0] = await countAttempts({ database: tx, digest }, [[limits.confirmation, mail.to]])
  if (wait === 0) await queueMail(tx, mail)
}
