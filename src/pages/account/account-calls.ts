import type { InputOf, OutputOf } from '#define'
import { callEndpoint } from '#providers/data/call-endpoint'
import { accountCalls as calls } from '#resources/users/account.wire'

/** A session as its user sees it. */
export type OwnSession = OutputOf<typeof calls.sessions>['sessions'][number]
/** An entry of the user's activity; title and key of the record are missing if the user may not read it. */
export type Deed = OutputOf<typeof calls.activity>['activity'][number]
export type ApiKey = OutputOf<typeof calls.apiKeys>['apiKeys'][number]

/** The requests with which users manage their account. Each rejects with the server's problem. */
export const accountCalls = {
  changePassword: (passwords: { old: string; new: string }) => callEndpoint(calls.changePassword, passwords),
  sessions: async (signal?: AbortSignal) => (await callEndpoint(calls.sessions, {}, { signal })).sessions,
  activity: async (signal?: AbortSignal) => (await callEndpoint(calls.activity, {}, { signal })).activity,
  endSession: (id: string) => callEndpoint(calls.endSession, { id }),
  endOtherSessions: () => callEndpoint(calls.endOtherSessions, {}),
  secondFactor: (signal?: AbortSignal) => callEndpoint(calls.secondFactorState, {}, { signal }),
  setUpSecondFactor: (proof: { password: string }) => callEndpoint(calls.setUpSecondFactor, proof),
  enableSecondFactor: (proof: { code: string }) => callEndpoint(calls.enableSecondFactor, proof),
  disableSecondFactor: (proof: { password: string; code: string }) =>
    callEndpoint(calls.disableSecondFactor, proof),
  newRecoveryCodes: (proof: { code: string }) => callEndpoint(calls.newRecoveryCodes, proof),
  apiKeys: async (signal?: AbortSignal) => (await callEndpoint(calls.apiKeys, {}, { signal })).apiKeys,
  createApiKey: (key: InputOf<typeof calls.createApiKey>) => callEndpoint(calls.createApiKey, key),
  revokeApiKey: (id: string) => callEndpoint(calls.revokeApiKey, { id }),
} as const
