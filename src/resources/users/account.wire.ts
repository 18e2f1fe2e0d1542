import { choice, datetime, roles, text, type OwnCall } from '#define'

type Calls = { readonly [name: string]: OwnCall }

const limit = 16 * 1024
const password = text({ max: 200, secret: true })
const code = text({ max: 40 })
/** The sentences of the specification for the fields of these calls. */
const messages = {
  password: { required: 'passwordRequired' },
  old: { required: 'passwordRequired' },
  new: { required: 'passwordRequired', 'min.string': 'passwordTooShort' },
  code: { required: 'codeRequired' },
} as const
/** What belongs to a person's own session. */
const person = { person: true, limit, messages } as const

/** The calls by which signed-in users manage their account. */
export const accountCalls = {
  logout: { method: 'POST', path: '/api/account/logout', changes: false, limit },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    ...person,
    asks: { old: password, new: text({ min: 6, max: 200, secret: true }) },
    problems: ['throttled'],
  },
  sessions: { method: 'GET', path: '/api/account/sessions', ...person, answers: ['sessions'] },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id', ...person },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions', ...person },
  secondFactorState: {
    method: 'GET',
    path: '/api/account/2fa',
    ...person,
    answers: ['enabled', 'recoveryCodesLeft'],
  },
  setUpSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/setup',
    ...person,
    asks: { password },
    answers: ['secret', 'uri'],
    problems: ['throttled'],
  },
  enableSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/enable',
    ...person,
    asks: { code },
    answers: ['recoveryCodes'],
    problems: ['code', 'throttled'],
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/disable',
    ...person,
    asks: { password, code },
    problems: ['code', 'throttled'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/account/2fa/recovery-codes',
    ...person,
    asks: { code },
    answers: ['recoveryCodes'],
    problems: ['code', 'throttled'],
  },
  activity: { method: 'GET', path: '/api/account/activity', ...person, answers: ['activity'] },
  apiKeys: { method: 'GET', path: '/api/account/api-keys', ...person, answers: ['apiKeys'] },
  createApiKey: {
    method: 'POST',
    path: '/api/account/api-keys',
    ...person,
    asks: {
      name: text({ max: 80 }),
      password,
      role: choice(roles, { optional: true }),
      expiresAt: datetime({ optional: true }),
    },
    answers: ['key', 'apiKey'],
    problems: ['throttled'],
  },
  revokeApiKey: { method: 'DELETE', path: '/api/account/api-keys/:id', ...person },
} as const satisfies Calls
