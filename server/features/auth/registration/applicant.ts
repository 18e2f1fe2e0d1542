/** What a user enters about themselves on registration. */
export interface Applicant {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly invitation?: string | null
}
