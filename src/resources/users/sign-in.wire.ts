import { arrayOf, choice, email, mapOf, roles, row, text, type OwnCalls } from '#define'

/** The most bytes of a body; real ones are smaller. */
const limit = 16 * 1024
/** The response of a sign-in: the token, the user, and their permissions. */
const output = {
  accessToken: text(),
  user: row('users'),
  permissions: mapOf(arrayOf(text())),
}
const signInProblems = ['inactive', 'secondFactor', 'throttled']
const newPassword = text({ min: 6, max: 200, secret: true })
const code = text({ min: 6, max: 6 })

/** The specified messages for the fields of these calls. */
const messages = {
  email: { required: 'emailRequired', 'format.email': 'emailInvalid' },
  password: { required: 'passwordRequired', 'min.string': 'passwordTooShort' },
  firstName: { required: 'firstNameRequired' },
  lastName: { required: 'lastNameRequired' },
  code: { required: 'codeRequired', 'min.string': 'codeInvalid', 'max.string': 'codeInvalid' },
} as const

/** The calls for signing in and registering, for anonymous callers. */
export const signInCalls = {
  login: {
    method: 'POST',
    path: '/api/account/login',
    open: true,
    messages,
    input: { email: email(), password: text({ max: 200, secret: true }) },
    output,
    limit,
    problems: ['credentials', 'demoElsewhere', ...signInProblems],
  },
  secondFactor: {
    method: 'POST',
    path: '/api/account/login/second-factor',
    open: true,
    input: { ticket: text({ max: 1000 }), code: text({ max: 40 }) },
    messages: { code: { required: 'codeRequired' } },
    output,
    limit,
    problems: ['code', 'token', 'inactive', 'throttled'],
  },
  register: {
    method: 'POST',
    path: '/api/account/register',
    open: true,
    messages,
    input: {
      email: email(),
      password: newPassword,
      firstName: text({ max: 80 }),
      lastName: text({ max: 80 }),
      invitation: text({ optional: true, max: 200 }),
    },
    output,
    limit,
    problems: ['signUpClosed', 'throttled'],
  },
  invitation: {
    method: 'POST',
    path: '/api/account/invitation',
    open: true,
    changes: false,
    input: { invitation: text({ max: 200 }) },
    output: { email: email(), role: choice(roles), message: text({ optional: true }) },
    limit,
    problems: ['token', 'throttled'],
  },
  verify: {
    method: 'POST',
    path: '/api/account/verify',
    open: true,
    messages,
    input: { email: email(), code, registration: text({ optional: true, max: 40 }) },
    output,
    limit,
    problems: ['code', 'inactive', 'throttled'],
  },
  resendCode: {
    method: 'POST',
    path: '/api/account/resend-code',
    open: true,
    messages,
    input: { email: email(), registration: text({ optional: true, max: 40 }) },
    limit,
    problems: ['throttled'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset-password',
    open: true,
    messages,
    input: { email: email() },
    limit,
    problems: ['throttled'],
  },
  newPassword: {
    method: 'POST',
    path: '/api/account/new-password',
    open: true,
    messages,
    input: { email: email(), code, password: newPassword },
    output,
    limit,
    problems: ['code', ...signInProblems],
  },
} as const satisfies OwnCalls
