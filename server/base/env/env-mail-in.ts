import { z } from 'zod'
import { pemIn } from './env-pem'
import { wholeNumber } from './env-values'
import { ExpectedError } from '../expected-error'

/** How mails are received from other mail servers. */
export interface MailInSettings {
  readonly host: string
  readonly port: number
  /** Whether it speaks LMTP, for a mail server in front of it that queues what is not accepted. */
  readonly isLmtp: boolean
  /** Maximum number of messages per minute from one address; LMTP has no limit. */
  readonly perMinute: number
  /** The key and the certificate for STARTTLS, in PEM format; without it connections are not encrypted. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  /** Whether it is for trying only: the server starts without it where it cannot listen. */
  readonly isTrial?: true
}

/** The environment variables of incoming mail. */
export const mailInVariables = {
  MAIL_IN_PORT: wholeNumber('MAIL_IN_PORT', 0, 65_535).optional(),
  MAIL_IN_HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:_[\]-]+$/, 'MAIL_IN_HOST must be a host name or an IP address.')
    .default('127.0.0.1'),
  MAIL_IN_PROTOCOL: z.enum(['smtp', 'lmtp'], 'MAIL_IN_PROTOCOL must be smtp or lmtp.').default('smtp'),
  MAIL_IN_PER_MINUTE: wholeNumber('MAIL_IN_PER_MINUTE', 1, 100_000).default(120),
  MAIL_IN_KEY_FILE: z.string().optional(),
  MAIL_IN_CERT_FILE: z.string().optional(),
  DEMO_MAIL_IN_PORT: wholeNumber('DEMO_MAIL_IN_PORT', 0, 65_535).optional(),
}

type Parsed = z.infer<z.ZodObject<typeof mailInVariables>>

/**
 * The settings of incoming mail; undefined without a port. Reads the files of the key and the certificate.
 * @throws ExpectedError if one cannot be read, or if only one of them is set.
 */
export function mailInSettingsOf(values: Parsed): MailInSettings | undefined {
  const { MAIL_IN_PORT, MAIL_IN_HOST, MAIL_IN_PROTOCOL, MAIL_IN_PER_MINUTE } = values
  const tls = tlsOf(values)
  if (MAIL_IN_PORT === undefined) return undefined
  return {
    host: MAIL_IN_HOST.replace(/^\[(.*)\]$/, '$1'),
    port: MAIL_IN_PORT,
    isLmtp: MAIL_IN_PROTOCOL === 'lmtp',
    perMinute: MAIL_IN_PER_MINUTE,
    tls,
  }
}

/** Those for demo data, which nobody but this machine reaches; undefined without a port. */
export function demoMailInOf({
  DEMO_MAIL_IN_PORT: port,
  MAIL_IN_PER_MINUTE: perMinute,
}: Parsed): MailInSettings | undefined {
  return port === undefined ? undefined : { host: '127.0.0.1', port, isLmtp: false, perMinute, isTrial: true }
}

function tlsOf({ MAIL_IN_KEY_FILE: key, MAIL_IN_CERT_FILE: cert }: Parsed): MailInSettings['tls'] {
  if (key === undefined && cert === undefined) return undefined
  if (key === undefined || cert === undefined)
    throw new ExpectedError('MAIL_IN_KEY_FILE and MAIL_IN_CERT_FILE belong together: set both or neither.')
  return {
    key: pemIn(
      key,
      'PRIVATE KEY',
      'MAIL_IN_KEY_FILE must be a readable file with a private key in PEM format.',
    ),
    cert: pemIn(
      cert,
      'CERTIFICATE',
      'MAIL_IN_CERT_FILE must be a readable file with a certificate in PEM format.',
    ),
  }
}
