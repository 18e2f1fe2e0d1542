import { readInvitation } from '#server/features/auth/registration/accept-invitation'
import { createApiKey, listApiKeys, revokeApiKey, revokeKeysOf } from '#server/features/auth/api-keys'
import { changePassword, newPassword, resetPassword } from '#server/features/auth/new-password'
import { register } from '#server/features/auth/registration/register'
import {
  disableSecondFactor,
  enableSecondFactor,
  newRecoveryCodes,
  passSecondFactor,
  secondFactorState,
  setUpSecondFactor,
} from '#server/features/auth/second-factor'
import { endOtherSessions, endSessionOfOwn, listSessions } from '#server/features/auth/sessions/session-list'
import { endSession, endSessions } from '#server/features/auth/sessions/end-sessions'
import { signIn } from '#server/features/auth/sign-in'
import { viewAs } from '#server/features/auth/sessions/view-as'
import { resendCode, verify } from '#server/features/auth/registration/verify'
import { pushState, subscribe, unsubscribe } from './push.server'
import { isProgram } from '#server/base/caller'
import { invalidField, Problem } from '#server/base/errors/problem'
import { ownActivity } from '#server/features/history/activity'
import { queueMail } from '#server/features/outbox/outbox'
import type { ActionContext, SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { Services } from '#server/write/services/services'
import type { users } from '../users.resource'

type Users = typeof users

/** There must always be an administrator, even if several lose the role at once. */
async function requireAnotherAdmin({ tx, values, previous }: SaveContext<Users>): Promise<void> {
  const wasAdmin = previous?.role === 'admin' && previous.status === 'active'
  if (!wasAdmin || (values.role === 'admin' && values.status === 'active')) return
  const others = await tx.query({
    text: `select "id" from "users" where "role" = 'admin' and "status" = 'active' order by "id" for update`,
  })
  if (others.length < 2) throw invalidField(values.role === 'admin' ? 'status' : 'role', 'lastAdmin')
}

/** Users whose account was created by others get a mail; those who registered do not. */
async function welcome({ tx, caller, values }: SaveContext<Users>): Promise<void> {
  if (isProgram(caller) || !values.email || !values.id) return
  const language = values.locale ?? 'en'
  await queueMail(tx, { kind: 'welcome', to: values.email, language, about: values.id })
}

/** Ends a user's sessions, and revokes the API keys that they created. */
async function shutOut({ tx, record, caller }: ActionContext<Users>): Promise<void> {
  await endSessions(tx, record.id, undefined, caller.userId)
  await revokeKeysOf(tx, record.id)
}

/** Sessions and keys from before a ban stay invalid, however the account was banned. */
async function letBackIn(context: ActionContext<Users>): Promise<void> {
  const { tx, record } = context
  await shutOut(context)
  await queueMail(tx, { kind: 'approved', to: record.email, language: record.locale, about: record.id })
}

export const usersHooks: ResourceHooks<Users> = {
  isIndependent: true,
  beforeSave: async (context) => {
    // Otherwise a leaked key could be used to create or take over accounts.
    if (context.caller.keyId) throw new Problem({ kind: 'personOnly' })
    await requireAnotherAdmin(context)
    if (!context.previous) await welcome(context)
  },
  beforeDelete: async (context) => {
    const { tx, caller, record } = context
    if (caller.keyId) throw new Problem({ kind: 'personOnly' })
    // The user may be restored from the change log; their sessions, keys and passwords may not.
    await shutOut(context)
    for (const table of ['credentials', 'second_factors', 'recovery_codes'])
      await tx.query({ text: `delete from "${table}" where "userId" = $1`, values: [record.id] })
  },
  beforeRestore: ({ caller }) => {
    if (caller.keyId) throw new Problem({ kind: 'personOnly' })
  },
  moves: {
    approve: letBackIn,
    ban: async (context) => {
      await shutOut(context)
      return { banReason: context.input.reason }
    },
    reinstate: async (context) => {
      await letBackIn(context)
      return { banReason: null }
    },
  },
  actions: { viewAs },
  own: {
    login: signIn,
    secondFactor: passSecondFactor,
    register,
    invitation: readInvitation,
    verify,
    resendCode,
    resetPassword,
    newPassword,
    logout: async ({ services, caller }) => signOut(services, caller?.sessionId),
    changePassword,
    sessions: listSessions,
    push: pushState,
    subscribe,
    unsubscribe,
    endSession: endSessionOfOwn,
    endOtherSessions,
    secondFactorState,
    setUpSecondFactor,
    enableSecondFactor,
    disableSecondFactor,
    newRecoveryCodes,
    activity: ownActivity,
    apiKeys: listApiKeys,
    createApiKey,
    revokeApiKey,
  },
}

async function signOut({ database }: Services, sessionId: string | null | undefined): Promise<undefined> {
  if (sessionId) await endSession(database, sessionId)
  return undefined
}
