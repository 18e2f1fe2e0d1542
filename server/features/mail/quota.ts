import { isNewAccount } from '../limits/new-account'
import { lackOf } from '../limits/quota'
import { invalidField } from '#server/base/errors/problem'
import type { Writing } from '#server/write/context'

const daySeconds = 24 * 60 * 60

type Taking = Pick<Writing, 'tx' | 'caller'> & {
  readonly services: Pick<Writing['services'], 'mailLimits' | 'newAccountDays' | 'digest'>
}

/**
 * Counts external recipients against the user's limits per mail and per day.
 * @param field the field of the recipients
 * @throws Problem `invalid` at the field if there are too many; nothing is counted then.
 */
export async function takeRecipients(
  { tx, services, caller }: Taking,
  count: number,
  field = 'to',
): Promise<void> {
  if (count === 0 || caller.userId === null) return
  const { mailLimits, newAccountDays, digest } = services
  const isNew = await isNewAccount(tx, caller.userId, newAccountDays)
  const { recipients, daily } = isNew ? mailLimits.forNew : mailLimits.default
  if (count > recipients) throw invalidField(field, 'mailRecipients', { limit: recipients })
  const limit = { name: 'mail recipients daily', max: daily, seconds: daySeconds }
  const left = await lackOf({ database: tx, digest }, [limit, caller.userId], count)
  if (left !== undefined) throw invalidField(field, 'mailQuota', { limit: daily, left })
}
