import { invalidField, type Problem } from '#server/base/errors/problem'

/** Why no mail could be fetched: the key of a text for the user, and the field that it is about. */
const fields = {
  mailHostPrivate: 'host',
  mailHostUnreachable: 'host',
  mailHostTimeout: 'host',
  mailHostCertificate: 'host',
  mailHostAnswer: 'host',
  mailPort: 'port',
  mailNoTls: 'security',
  mailPlain: 'security',
  mailSignIn: 'password',
  mailFolder: 'folder',
  mailSpace: 'name',
  mailNotStored: 'name',
} as const

export type FaultKey = keyof typeof fields

/** Fetching mails failed. */
export class FetchFault extends Error {
  override name = 'FetchFault'
  constructor(readonly key: FaultKey) {
    super(`Mails could not be fetched: ${key}`)
  }
}

/** The same as a fault at the field of a form. */
export const problemOf = ({ key }: FetchFault): Problem => invalidField(fields[key], key)

const unreachable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ENODATA',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'EPIPE',
  'ECONNRESET',
  'NoConnection',
  'EConnectionClosed',
  'ClosedAfterConnectText',
  'ClosedAfterConnectTLS',
])
const late = new Set(['ETIMEDOUT', 'ETIMEOUT', 'CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'])
/** Answers to a sign-in that say nothing about the password (RFC 5530). */
const passing = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN'])

interface ClientError {
  readonly code?: string
  readonly authenticationFailed?: boolean
  readonly serverResponseCode?: string
  readonly tlsFailed?: boolean
}

/** The fault of an error of the connection. Texts of the server are not used. */
export function faultOf(error: unknown): FetchFault {
  if (error instanceof FetchFault) return error
  const { code = '', authenticationFailed, serverResponseCode = '', tlsFailed } = (error ?? {}) as ClientError
  if (authenticationFailed)
    return new FetchFault(passing.has(serverResponseCode) ? 'mailHostUnreachable' : 'mailSignIn')
  if (late.has(code)) return new FetchFault('mailHostTimeout')
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return new FetchFault('mailHostCertificate')
  if (unreachable.has(code)) return new FetchFault('mailHostUnreachable')
  if (tlsFailed) return new FetchFault('mailNoTls')
  return new FetchFault('mailHostAnswer')
}
