import type { ParseKeys } from 'i18next'

type Values = Readonly<Record<string, string>>

/** Validates a value, given the other values of its form. Returns the key of the error, or undefined if it is valid. */
export type Rule = (value: string, form: Values) => ParseKeys | undefined

const shortestPassword = 6
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const looksLikeCode = /^\d{6}$/

export const email: Rule = (value) =>
  value.trim() === ''
    ? 'auth.emailRequired'
    : looksLikeEmail.test(value.trim())
      ? undefined
      : 'auth.emailInvalid'

export const password: Rule = (value) => (value === '' ? 'auth.passwordRequired' : undefined)

export const newPassword: Rule = (value) =>
  value === ''
    ? 'auth.passwordRequired'
    : [...value].length < shortestPassword
      ? 'auth.passwordTooShort'
      : undefined

/** The repetition of the new password, which must equal the field of the given name. */
export const confirmationOf =
  (name: string): Rule =>
  (value, form) =>
    value === '' ? 'auth.confirmRequired' : value === form[name] ? undefined : 'auth.passwordsDiffer'

/** The repetition of the new password, which must equal the field `password`. */
export const confirmation = confirmationOf('password')

export const code: Rule = (value) =>
  value.trim() === '' ? 'auth.codeRequired' : looksLikeCode.test(value) ? undefined : 'auth.codeInvalid'

export const anyCode: Rule = (value) => (value.trim() === '' ? 'auth.codeRequired' : undefined)

export const firstName: Rule = (value) => (value.trim() === '' ? 'auth.firstNameRequired' : undefined)
export const lastName: Rule = (value) => (value.trim() === '' ? 'auth.lastNameRequired' : undefined)

export const nameOfKey: Rule = (value) => (value.trim() === '' ? 'account.nameRequired' : undefined)
