import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { limitsOf, limitVariables, type LimitSettings } from './env-limits'
import { mailSettingsOf, mailVariables, type DkimSettings } from './env-mail'
import { demoMailInOf, mailInSettingsOf, mailInVariables, type MailInSettings } from './env-mail-in'
import { hostPorts, isOrigin, onOff, origins, switchedOff, switchedOn, wholeNumber } from './env-values'
import { publicSettingsOf, publicVariables, type PublicSettings } from './env-public'
import { ExpectedError } from '../expected-error'
import { signUps, type SignUp } from '../sign-up'

type GroupedSettings = LimitSettings & PublicSettings

/** The settings of the server, validated once at startup. */
export type Env = GroupedSettings & {
  port: number
  host: string
  /** Absolute paths: the persistent data, and the uploaded files, which the servers of one database share. */
  dataDir: string
  filesDir: string
  /** URL of a PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined
  /** Maximum number of connections to PostgreSQL. */
  databasePool: number
  /** The number of processes that serve together on the port. */
  workers: number
  nodeEnv: 'production' | 'development' | 'test'
  /** Number of proxies in front of the server whose X-Forwarded-For entries are trusted. */
  trustProxy: number
  /** The public address of the application, without a slash at the end. */
  publicUrl: string
  /** The mail server; without it mails stay in the outbox. */
  smtpUrl: string | undefined
  /** The sender of mails. */
  mailFrom: string | undefined
  /** How mails are signed; without it they are not. */
  dkim: DkimSettings | undefined
  /** Where mails from other mail servers are received; without it none are. */
  mailIn: MailInSettings | undefined
  /**
   * Combined with the secrets stored in the database, so that a copy of the database alone is not enough to forge
   * tokens.
   */
  secretKey: string | undefined
  /** Who may register. */
  signUp: SignUp
  /** The origins of push services beyond those of the common browsers. */
  pushServices: readonly string[]
  /** The origins of calendars that may be subscribed to although they are not public, or without encryption. */
  calendarSources: readonly string[]
  /** The mail servers that users may fetch mails from although they are not public: host and port. */
  mailSources: readonly string[]
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[]
  /** Whether there are demo data and well-known sign-ins: only where no other machine can reach the server. */
  demo: boolean
  /** Whether the demo starts as an empty workspace with nothing but its users. */
  emptyDemo: boolean
  /** Whether users may open the drawer of display settings. */
  settingsDrawer: boolean
  /** Maintenance mode: every request gets a notice of maintenance and nothing else. */
  maintenance: boolean
}

const schema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:_[\]-]+$/, 'HOST must be a host name or an IP address.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  FILES_DIR: z.string().optional(),
  ...limitVariables,
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    )
    .optional(),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 1, 1000).default(20),
  WORKERS: wholeNumber('WORKERS', 1, 64).default(1),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
    .default('production'),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 10).default(0),
  DEMO: z
    .enum([...switchedOn, ...switchedOff, 'empty'], 'DEMO must be 1, 0 or empty.')
    .transform((value) => (value === 'empty' ? value : switchedOn.includes(value)))
    .optional(),
  SETTINGS_DRAWER: onOff('SETTINGS_DRAWER').default(false),
  MAINTENANCE: onOff('MAINTENANCE').default(false),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'PUBLIC_URL must be an address like https://corridor.company.com, without a path.')
    .optional(),
  ...mailVariables,
  ...mailInVariables,
  SECRET_KEY: z.string().min(32, 'SECRET_KEY must be at least 32 characters long.').optional(),
  ...publicVariables,
  SIGN_UP: z.enum(signUps, `SIGN_UP must be one of ${signUps.join(', ')}.`).default('open'),
  CALENDAR_SOURCES: origins('CALENDAR_SOURCES', 'https://calendar.company.com'),
  MAIL_SOURCES: hostPorts('MAIL_SOURCES', 'imap.company.com:143'),
  PUSH_SERVICES: origins('PUSH_SERVICES', 'https://push.company.com'),
  CORS_ORIGINS: origins('CORS_ORIGINS', 'https://shop.company.com'),
})

/**
 * Reads the settings. An empty value counts as not set.
 * @throws ExpectedError with a sentence for each invalid one.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined])
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new ExpectedError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const { data } = parsed
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_POOL, NODE_ENV, TRUST_PROXY } = data
  if (data.WORKERS > 1 && !DATABASE_URL)
    throw new ExpectedError(
      'WORKERS is for PostgreSQL alone, as the embedded database has a single server: set DATABASE_URL.',
    )
  const settings = {
    port: PORT,
    host: withoutBrackets(HOST),
    dataDir: resolve(DATA_DIR),
    filesDir: data.FILES_DIR ? resolve(data.FILES_DIR) : resolve(DATA_DIR, 'files'),
    ...limitsOf(data),
    databaseUrl: DATABASE_URL,
    databasePool: DATABASE_POOL,
    workers: data.WORKERS,
    nodeEnv: NODE_ENV,
    trustProxy: TRUST_PROXY,
    settingsDrawer: data.SETTINGS_DRAWER,
    maintenance: data.MAINTENANCE,
    publicUrl:
      data.PUBLIC_URL ?? `http://${HOST.includes(':') && !HOST.startsWith('[') ? `[${HOST}]` : HOST}:${PORT}`,
    ...mailSettingsOf(data),
    mailIn: mailInSettingsOf(data),
    secretKey: data.SECRET_KEY,
    ...publicSettingsOf(data),
    signUp: data.SIGN_UP,
    pushServices: data.PUSH_SERVICES,
    calendarSources: data.CALENDAR_SOURCES,
    mailSources: data.MAIL_SOURCES,
    corsOrigins: data.CORS_ORIGINS,
  }
  const emptyDemo = data.DEMO === 'empty'
  const demo = decideDemo(settings, data.DEMO === 'empty' || data.DEMO)
  const mailIn = settings.mailIn ?? (demo && !emptyDemo ? demoMailInOf(data) : undefined)
  return { ...settings, mailIn, demo, emptyDemo }
}

function decideDemo(settings: Omit<Env, 'demo' | 'emptyDemo'>, wish: boolean | undefined): boolean {
  const objection = demoObjection(settings)
  if (wish && objection) throw new ExpectedError(`DEMO cannot be turned on: ${objection}.`)
  return wish !== false && objection === undefined
}

/** Why demo mode is not possible: it needs the embedded database and a server that only this machine can reach. */
function demoObjection(settings: Omit<Env, 'demo' | 'emptyDemo'>): string | undefined {
  if (settings.databaseUrl !== undefined)
    return 'DATABASE_URL is set, and demo data is for the embedded database only'
  const opening = openingOf(settings)
  return opening && `${opening}, and others could use its well-known sign-ins`
}

/** The setting by which other machines may reach the server. */
function openingOf(settings: Omit<Env, 'demo' | 'emptyDemo'>) {
  const { host, trustProxy, publicUrl, smtpUrl, corsOrigins } = settings
  if (!isLoopback(host)) return `HOST is ${host}`
  if (trustProxy > 0) return 'TRUST_PROXY is set'
  if (!isOfThisMachine(publicUrl)) return `PUBLIC_URL is ${publicUrl}`
  if (smtpUrl !== undefined) return 'SMTP_URL is set'
  if (!corsOrigins.every(isOfThisMachine)) return 'CORS_ORIGINS is set'
  return undefined
}

/** An IPv6 address without the brackets that URLs need. */
const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1')

const isOfThisMachine = (url: string): boolean => isLoopback(withoutBrackets(new URL(url).hostname))

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === '::1' || host.toLowerCase() === 'localhost'
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}
