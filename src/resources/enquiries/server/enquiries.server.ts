import { clientKey } from '#server/features/auth/sessions/client'
import { limits } from '#server/features/limits/limits'
import { throttle } from '#server/features/limits/throttle'
import { within } from '#server/db/within'
import { confirm } from '#server/features/mail/confirm'
import type { ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import { programWriter } from '#server/write/context'
import { create } from '#server/write/create'
import { isNew } from '#server/write/idempotency'
import type { siteCalls } from '../site.wire'
import { enquiries, type Enquiry } from '../enquiries.resource'
import { confirmationOf } from './letter'

type Calls = typeof siteCalls
type Written = OwnRequest<Calls['contact' | 'question' | 'notify']>

/**
 * Stores an enquiry and queues a confirmation to its sender, in one transaction; idempotent. Spam gets the same
 * response and is discarded.
 * @throws Problem throttled.
 */
async function keep(request: Written, kind: Enquiry['kind']): Promise<undefined> {
  const { services, input, idempotencyKey } = request
  const { website, ...values } = input
  await throttle(services, [
    [limits.enquiryClient, clientKey(request)],
    [limits.enquiryAddress, values.email],
  ])
  if (website) return
  const { database } = services
  await database.transaction(async (tx) => {
    const writer = programWriter({ ...services, database: within(database.engine, tx) })
    if (!(await isNew({ tx, now: writer.now }, idempotencyKey, { ...values, kind }))) return
    const { id } = await create(writer, enquiries, { ...values, kind })
    await confirm(services, tx, { kind: 'enquiry', to: values.email, language: values.language, about: id })
  })
}

export const enquiriesHooks: ResourceHooks<typeof enquiries> = {
  letters: { enquiry: confirmationOf },
  own: {
    contact: (request) => keep(request, 'contact'),
    question: (request) => keep(request, 'question'),
    notify: (request) => keep(request, 'comingSoon'),
  },
}
