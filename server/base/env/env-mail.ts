import { z } from 'zod'
import { pemIn } from './env-pem'
import { ExpectedError } from '../expected-error'

/** How outgoing mails are signed (DKIM, RFC 6376). */
export interface DkimSettings {
  readonly domainName: string
  readonly keySelector: string
  /** In PEM format. */
  readonly privateKey: string
}

/** How mails are sent. */
export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails stay in the outbox. */
  readonly smtpUrl?: string | undefined
  /** The sender: `Name <address>` or an address alone. */
  readonly mailFrom?: string | undefined
  /** Without it mails are not signed. */
  readonly dkim?: DkimSettings | undefined
}

const dkimName = /^([\w-]+)\._domainkey\.([\w.-]+\.[\w-]+)$/

/** The environment variables of outgoing mail. */
export const mailVariables = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'SMTP_URL must be an address like smtp://user:password@host:587 or smtps://….')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'MAIL_FROM must be like Name <name@company.com>.',
    )
    .optional(),
  DKIM_NAME: z.string().regex(dkimName, 'DKIM_NAME must be like mail._domainkey.company.com.').optional(),
  DKIM_KEY_FILE: z.string().optional(),
}

type Values = { readonly [Name in keyof typeof mailVariables]?: string | undefined }

/**
 * The settings of outgoing mail; reads the key file.
 * @throws ExpectedError if the key cannot be read, or if only its name or its file is set.
 */
export const mailSettingsOf = ({ SMTP_URL, MAIL_FROM, DKIM_NAME, DKIM_KEY_FILE }: Values) => ({
  smtpUrl: SMTP_URL,
  mailFrom: MAIL_FROM,
  dkim: dkimOf(DKIM_NAME, DKIM_KEY_FILE),
})

function dkimOf(name: string | undefined, keyFile: string | undefined): DkimSettings | undefined {
  if (name === undefined && keyFile === undefined) return undefined
  const [, keySelector, domainName] = dkimName.exec(name ?? '') ?? []
  if (!keySelector || !domainName || !keyFile)
    throw new ExpectedError('DKIM_NAME and DKIM_KEY_FILE belong together: set both or neither.')
  const sentence = 'DKIM_KEY_FILE must be a readable file with a private key in PEM format.'
  return { domainName, keySelector, privateKey: pemIn(keyFile, 'PRIVATE KEY', sentence) }
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''
}
