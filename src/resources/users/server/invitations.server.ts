import { dropCode } from '#server/features/auth/codes/codes'
import { Problem, invalidField } from '#server/base/errors/problem'
import { queueMail } from '#server/features/outbox/outbox'
import { takeRecipients } from '#server/features/mail/quota'
import type { ActionContext, SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { invitations } from '../invitations.resource'

type Invitations = typeof invitations

/** How long an invitation is valid, in milliseconds. */
const life = 7 * 24 * 60 * 60 * 1000
const endOf = (now: string) => new Date(Date.parse(now) + life).toISOString()

async function requireNew({ tx, values }: SaveContext<Invitations>): Promise<void> {
  const taken = await tx.query({ text: 'select 1 from "users" where "email" = $1', values: [values.email] })
  if (taken.length > 0) throw invalidField('email', 'hasAccount')
}

type Invited = Pick<ActionContext<Invitations>, 'tx' | 'services' | 'caller'>

/** Sends the invitation, which counts as a mail of the inviting user. */
async function send(inviting: Invited, id: string, email: string): Promise<void> {
  const { tx, caller } = inviting
  await takeRecipients(inviting, 1, 'email')
  await queueMail(tx, { kind: 'invitation', to: email, language: caller.language, about: id })
}

const closed = async ({ tx, record }: ActionContext<Invitations>): Promise<void> =>
  dropCode(tx, 'invitation', record.id)

export const invitationsHooks: ResourceHooks<Invitations> = {
  beforeSave: async (context) => {
    const { caller, values, previous, now } = context
    if (caller.keyId) throw new Problem({ kind: 'personOnly' })
    if (previous || !values.email || !values.id) return {}
    await requireNew(context)
    if (caller.userId) await send(context, values.id, values.email)
    return { expiresAt: endOf(now()), invitedBy: caller.userId }
  },
  moves: {
    resend: async (context) => {
      const { caller, record, now } = context
      await send(context, record.id, record.email)
      // It is valid while the user who sent it last may assign its role.
      return { expiresAt: endOf(now()), invitedBy: caller.userId }
    },
    revoke: closed,
    expire: closed,
  },
}
