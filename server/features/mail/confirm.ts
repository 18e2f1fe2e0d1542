import { limits } from '../limits/limits'
import { countAttempts } from '../limits/throttle'
import type { Queryable } from '#server/base/database'
import type { Services } from '#server/write/services/services'
import { queueMail, type Wanted } from '../outbox/outbox'

/**
 * Queues the confirmation of what somebody sent without signing in. The address may be anybody's, so it gets a few a day,
 * from whatever networks they are asked for; beyond that none is written, and what was sent is kept all the same.
 */
export async function confirm({ digest }: Services, tx: Queryable, mail: Wanted): Promise<void> {
  const [wait = 0] = await countAttempts({ database: tx, digest }, [[limits.confirmation, mail.to]])
  if (wait === 0) await queueMail(tx, mail)
}
