import { client } from '#providers/data/client'

/** A session as its owner sees it. Moments are ISO strings. */
export interface OwnSession {
  readonly id: string
  readonly current: boolean
  readonly createdAt: string
  readonly lastSeenAt: string | null
  readonly browser: string | null
  readonly system: string | null
  readonly network: string | null
}
/** Something that one did: title and key of the record are left out where one may not read it. */
export interface Deed {
  readonly id: number
  readonly at: string
  readonly operation: string
  readonly resource: string
  readonly record: string
  readonly title?: string | null
  readonly key?: string | null
}
export interface SecondFactorState {
  readonly enabled: boolean
  readonly recoveryCodesLeft: number
}
export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly role: string
  readonly createdAt: string
  readonly expiresAt: string | null
  readonly lastUsedAt: string | null
}

const at = (path: string) => `/api/account/${path}`
const read = async <Answer>(path: string, signal?: AbortSignal): Promise<Answer> =>
  (await client.get<Answer>(at(path), { signal })).data
const send = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await client.post<Answer>(at(path), body)).data
const take = async (path: string): Promise<void> => void (await client.delete(at(path)))

/** The calls by which one looks after one's account. Each rejects with the server's refusal. */
export const accountCalls = {
  changePassword: (passwords: { old: string; new: string }) => send<void>('change-password', passwords),
  sessions: async (signal?: AbortSignal) =>
    (await read<{ sessions: OwnSession[] }>('sessions', signal)).sessions,
  activity: async (signal?: AbortSignal) => (await read<{ activity: Deed[] }>('activity', signal)).activity,
  endSession: (id: string) => take(`sessions/${id}`),
  endOtherSessions: () => take('sessions'),
  secondFactor: (signal?: AbortSignal) => read<SecondFactorState>('2fa', signal),
  setUpSecondFactor: (proof: { password: string }) =>
    send<{ secret: string; uri: string }>('2fa/setup', proof),
  enableSecondFactor: (proof: { code: string }) => send<{ recoveryCodes: string[] }>('2fa/enable', proof),
  disableSecondFactor: (proof: { password: string; code: string }) => send<void>('2fa/disable', proof),
  newRecoveryCodes: (proof: { code: string }) =>
    send<{ recoveryCodes: string[] }>('2fa/recovery-codes', proof),
  apiKeys: async (signal?: AbortSignal) => (await read<{ apiKeys: ApiKey[] }>('api-keys', signal)).apiKeys,
  createApiKey: (key: { name: string; password: string; role: string; expiresAt?: string }) =>
    send<{ key: string; apiKey: ApiKey }>('api-keys', key),
  revokeApiKey: (id: string) => take(`api-keys/${id}`),
} as const
