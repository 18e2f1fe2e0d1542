import type { ParseKeys } from 'i18next'

/** The key of what is wrong with a value; nothing where it is right. */
export type Rule = (value: string) => ParseKeys | undefined

const shortestPassword = 6
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const email: Rule = (value) =>
  value.trim() === ''
    ? 'auth.emailRequired'
    : looksLikeEmail.test(value.trim())
      ? undefined
      : 'auth.emailInvalid'

export const password: Rule = (value) => (value === '' ? 'auth.passwordRequired' : undefined)

export const newPassword: Rule = (value) =>
  password(value) ?? ([...value].length < shortestPassword ? 'auth.passwordTooShort' : undefined)

export const firstName: Rule = (value) => (value.trim() === '' ? 'auth.firstNameRequired' : undefined)
export const lastName: Rule = (value) => (value.trim() === '' ? 'auth.lastNameRequired' : undefined)
