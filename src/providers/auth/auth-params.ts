import type { Credentials, Registration } from './sign-in'

/** Where to continue; only pages of this origin are opened. */
interface Continued {
  readonly returnTo?: string | undefined
}

/** The parameters of `useLogin`: the password, or what a later step asks for. */
export type LoginParams = Continued &
  (
    | (Credentials & { readonly step?: 'password' })
    | { readonly step: 'secondFactor'; readonly ticket: string; readonly code: string }
    | { readonly step: 'verify'; readonly email: string; readonly code: string }
  )

/** The parameters of `useRegister`. */
export type RegisterParams = Continued & Registration

/** The parameters of `useForgotPassword`. */
export interface ForgotPasswordParams {
  readonly email: string
}

/** The parameters of `useUpdatePassword`: the code that was mailed, and the new password. */
export type UpdatePasswordParams = Continued & Credentials & { readonly code: string }
