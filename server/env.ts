import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { ExpectedError } from './expected-error'

/** The settings of the program, checked once at the start. */
export type Env = {
  port: number
  host: string
  /** An absolute path: everything that must last. */
  dataDir: string
  /** A PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined
  /** How many connections to a PostgreSQL at most. */
  databasePool: number
  nodeEnv: 'production' | 'development' | 'test'
  /** How many proxies stand in front of us and may say who the client is. */
  trustProxy: number
  /** Whether there are demo data, and sign-ins that everybody knows: only where nobody else can reach us. */
  demo: boolean
}

const switchedOn = ['1', 'true', 'yes', 'on']
const switchedOff = ['0', 'false', 'no', 'off']

const schema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:_[\]-]+$/, 'HOST must be a host name or an IP address.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'DATABASE_URL must be an address like postgres://user:password@host:5432/database.',
    )
    .optional(),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 1, 1000).default(20),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
    .default('production'),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', 0, 10).default(0),
  DEMO: z
    .enum([...switchedOn, ...switchedOff], 'DEMO must be 1 or 0.')
    .transform((value) => switchedOn.includes(value))
    .optional(),
})

/** Reads the settings; throws ExpectedError with a sentence for each wrong one. An empty value counts as none. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined])
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (!parsed.success) throw new ExpectedError(parsed.error.issues.map((issue) => issue.message).join('\n'))
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_POOL, NODE_ENV, TRUST_PROXY, DEMO } = parsed.data
  const settings = {
    port: PORT,
    host: HOST.replace(/^\[(.*)\]$/, '$1'),
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    databasePool: DATABASE_POOL,
    nodeEnv: NODE_ENV,
    trustProxy: TRUST_PROXY,
  }
  return { ...settings, demo: decideDemo(settings, DEMO) }
}

function decideDemo(settings: Omit<Env, 'demo'>, wish: boolean | undefined): boolean {
  const objection = demoObjection(settings)
  if (wish && objection) throw new ExpectedError(`DEMO cannot be turned on: ${objection}.`)
  return wish !== false && objection === undefined
}

function demoObjection({ host, databaseUrl, trustProxy }: Omit<Env, 'demo'>): string | undefined {
  if (databaseUrl !== undefined) return 'DATABASE_URL is set, and demo data is for the embedded database only'
  if (!isLoopback(host)) return `HOST is ${host}, and others could use its well-known sign-ins`
  if (trustProxy > 0) return 'TRUST_PROXY is set, and others could use its well-known sign-ins'
  return undefined
}

/** Whether only this machine can reach a host. */
export function isLoopback(host: string): boolean {
  if (isIP(host) === 4) return host.startsWith('127.')
  return host === '::1' || host.toLowerCase() === 'localhost'
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)
}

function wholeNumber(name: string, min: number, max: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .pipe(z.number(sentence).min(min, sentence).max(max, sentence))
}
