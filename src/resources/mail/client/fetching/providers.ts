import type { AccountValues } from './account-data'

type Server = Pick<AccountValues, 'host' | 'port' | 'security'>

const at = (host: string): Server => ({ host, port: '993', security: 'tls' })

/** The servers of some providers, by their names; not of those that allow OAuth alone, such as Outlook.com. */
export const providers: Readonly<Record<string, Server>> = {
  Gmail: at('imap.gmail.com'),
  iCloud: at('imap.mail.me.com'),
  Fastmail: at('imap.fastmail.com'),
  Yahoo: at('imap.mail.yahoo.com'),
  QQ: at('imap.qq.com'),
  '163': at('imap.163.com'),
}

/** The provider whose server this is; empty for any other. */
export const providerOf = (host: string): string =>
  Object.keys(providers).find((name) => providers[name]?.host === host) ?? ''

/** The usual port of an encryption, where a usual port was entered before. */
export const portOf = (security: AccountValues['security'], port: string): string =>
  port === '993' || port === '143' ? (security === 'tls' ? '993' : '143') : port
