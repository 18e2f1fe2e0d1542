import {
  arrayOf,
  boolean,
  choice,
  datetime,
  integer,
  object,
  omittable,
  roles,
  text,
  type OwnCalls,
} from '#define'

const limit = 16 * 1024
const password = text({ max: 200, secret: true })
const code = text({ max: 40 })
/** The specified messages for the fields of these calls. */
const messages = {
  password: { required: 'passwordRequired' },
  old: { required: 'passwordRequired' },
  new: { required: 'passwordRequired', 'min.string': 'passwordTooShort' },
  code: { required: 'codeRequired' },
} as const
const session = object({
  id: text(),
  createdAt: datetime(),
  expiresAt: datetime(),
  lastSeenAt: datetime({ optional: true }),
  network: text({ optional: true }),
  browser: text({ optional: true }),
  system: text({ optional: true }),
  device: choice(['desktop', 'phone', 'tablet', 'program', 'unknown']),
  current: boolean(),
})
/** An action of the user; title and key of the record are null if they may not read it. */
const deed = object({
  id: integer(),
  at: datetime(),
  operation: text(),
  resource: text(),
  record: text(),
  title: omittable(text({ optional: true })),
  key: omittable(text({ optional: true })),
})
const apiKey = object({
  id: text(),
  name: text(),
  ending: text(),
  role: choice(roles),
  createdAt: datetime(),
  expiresAt: datetime({ optional: true }),
  lastUsedAt: datetime({ optional: true }),
})
const recoveryCodes = arrayOf(text())
/** Needs a session; an API key is refused. */
const person = { person: true, limit, messages } as const

/** The calls with which signed-in users manage their account. */
export const accountCalls = {
  logout: { method: 'POST', path: '/api/account/logout', changes: false, limit },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    ...person,
    input: { old: password, new: text({ min: 6, max: 200, secret: true }) },
    problems: ['throttled'],
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    ...person,
    output: { sessions: arrayOf(session) },
  },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:id', ...person },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions', ...person },
  secondFactorState: {
    method: 'GET',
    path: '/api/account/2fa',
    ...person,
    output: { enabled: boolean(), recoveryCodesLeft: integer() },
  },
  setUpSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/setup',
    ...person,
    input: { password },
    output: { secret: text(), uri: text() },
    problems: ['throttled'],
  },
  enableSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/enable',
    ...person,
    input: { code },
    output: { recoveryCodes },
    problems: ['code', 'throttled'],
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/account/2fa/disable',
    ...person,
    input: { password, code },
    problems: ['code', 'throttled'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/account/2fa/recovery-codes',
    ...person,
    input: { code },
    output: { recoveryCodes },
    problems: ['code', 'throttled'],
  },
  activity: {
    method: 'GET',
    path: '/api/account/activity',
    ...person,
    output: { activity: arrayOf(deed) },
  },
  apiKeys: {
    method: 'GET',
    path: '/api/account/api-keys',
    ...person,
    output: { apiKeys: arrayOf(apiKey) },
  },
  createApiKey: {
    method: 'POST',
    path: '/api/account/api-keys',
    ...person,
    input: {
      name: text({ max: 80 }),
      password,
      role: choice(roles, { optional: true }),
      expiresAt: datetime({ optional: true }),
    },
    output: { key: text(), apiKey },
    problems: ['throttled'],
  },
  revokeApiKey: { method: 'DELETE', path: '/api/account/api-keys/:id', ...person },
} as const satisfies OwnCalls
