/** The specified validation messages of account fields, used by the forms and by the server. */
export const accountFields = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email must be a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  codeRequired: 'Code is required',
  codeInvalid: 'Code must be 6 digits',
  firstNameRequired: 'First name required',
  lastNameRequired: 'Last name required',
} as const
