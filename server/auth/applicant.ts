/** What somebody who registers says of himself. */
export interface Applicant {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly invitation?: string | null
}
