import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env'

test('without any variable the server listens on loopback with demo data', () => {
  expect(readEnv({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined, demo: true })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, host: '127.0.0.1' })
})

test.each([
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', '192.168.1.5'],
  ['HOST', 'example.com'],
  ['HOST', '127.example.com'],
  ['DATABASE_URL', 'postgres://someone@localhost/data'],
  ['TRUST_PROXY', '1'],
  ['PUBLIC_URL', 'https://corridor.company.com'],
  ['PUBLIC_URL', 'http://192.168.1.5:3000'],
  ['SMTP_URL', 'smtp://mail.company.com'],
  ['CORS_ORIGINS', 'https://shop.company.com'],
  ['DEMO', '0'],
])('demo mode is off with %s=%s', (name, value) => {
  expect(readEnv({ [name]: value }).demo).toBe(false)
})

test.each(['localhost', '127.0.0.2', '::1', '[::1]'])('demo mode is on with HOST=%s', (host) => {
  expect(readEnv({ HOST: host }).demo).toBe(true)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'demo mode is on with PUBLIC_URL=%s',
  (address) => {
    expect(readEnv({ PUBLIC_URL: address }).demo).toBe(true)
  },
)

test('DEMO=empty turns on demo mode with an empty workspace', () => {
  expect(readEnv({ DEMO: 'empty' })).toMatchObject({ demo: true, emptyDemo: true })
  expect(readEnv({})).toMatchObject({ demo: true, emptyDemo: false })
  expect(() => readEnv({ DEMO: 'empty', HOST: '0.0.0.0' })).toThrow('DEMO cannot be turned on')
  expect(() => readEnv({ DEMO: 'perhaps' })).toThrow('DEMO must be')
})

test('DEMO=1 is refused where other machines could reach the server', () => {
  expect(() => readEnv({ DEMO: '1', HOST: '0.0.0.0' })).toThrow(
    /^DEMO cannot be turned on: HOST is 0\.0\.0\.0/,
  )
  expect(() => readEnv({ DEMO: '1', PUBLIC_URL: 'https://corridor.company.com' })).toThrow(
    'DEMO cannot be turned on: PUBLIC_URL is https://corridor.company.com, and others could use its well-known sign-ins.',
  )
})

test('each invalid variable is reported in a sentence of its own that does not reveal secrets', () => {
  const wrong = {
    PORT: '80a',
    HOST: 'a b',
    DATABASE_URL: 'mysql://secret@x',
    NODE_ENV: 'live',
    TRUST_PROXY: '-1',
    PUBLIC_URL: 'https://company.com/corridor',
    SMTP_URL: 'http://mail:secret@company.com',
    MAIL_FROM: 'Corridor <x@company.com>\r\nBcc: y@company.com',
    SECRET_KEY: 'secret',
    SIGN_UP: 'everybody',
    WORKERS: '0',
    CORS_ORIGINS: 'https://shop.company.com, *',
    API_BASE_URL: 'https://api.company.com/',
    MAPS_TOKEN: 'pk." onload="x',
  }
  const read = () => readEnv(wrong)
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name} must be .*\\.$`, 'm'))
  expect(read).not.toThrow(/secret/)
})

test('demo mode stays on if only pages of this machine may call the API', () => {
  expect(readEnv({ CORS_ORIGINS: 'http://127.0.0.1:8080, http://localhost:5173' }).demo).toBe(true)
})

test.each([
  'https://api.company.com',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'https://company.com/pay/v1',
])('the API may be at %s', (API_BASE_URL) => {
  expect(readEnv({ API_BASE_URL }).apiBaseUrl).toBe(API_BASE_URL)
})

test.each([
  'api.company.com',
  '//api.company.com',
  'ftp://api.company.com',
  'https://a.com/?q',
  'https://a.com"',
])('API_BASE_URL=%s is refused', (API_BASE_URL) => {
  expect(() => readEnv({ API_BASE_URL })).toThrow('API_BASE_URL must be an address')
})

test('the token of the maps service is read', () => {
  expect(readEnv({ MAPS_TOKEN: 'pk.eyJ1.a-b_c' }).mapsToken).toBe('pk.eyJ1.a-b_c')
  expect(readEnv({}).mapsToken).toBeUndefined()
})

test.each(['65536', '1e3', '-1', '3000.5'])('PORT=%s is refused', (port) => {
  expect(() => readEnv({ PORT: port })).toThrow('PORT must be a whole number from 0 to 65535.')
})

test.each([
  [undefined, false],
  ['0', false],
  ['on', true],
])('MAINTENANCE=%s is read as %s', (MAINTENANCE, maintenance) => {
  expect(readEnv({ MAINTENANCE }).maintenance).toBe(maintenance)
})

test('several processes need PostgreSQL', () => {
  const databaseUrl = 'postgres://user:secret@localhost:5432/corridor'
  expect(readEnv({}).workers).toBe(1)
  expect(readEnv({ WORKERS: '4', DATABASE_URL: databaseUrl }).workers).toBe(4)
  expect(() => readEnv({ WORKERS: '2' })).toThrow('WORKERS is for PostgreSQL alone')
})

test('the settings of mail, sign-up, CORS and the public URL are read', () => {
  expect(
    readEnv({
      PUBLIC_URL: 'https://corridor.company.com',
      SMTP_URL: 'smtps://me:pass@mail.company.com',
      MAIL_FROM: 'Corridor <no-reply@company.com>',
      SECRET_KEY: '0123456789abcdef0123456789abcdef',
      SIGN_UP: 'approval',
      CORS_ORIGINS: 'https://a.company.com, https://b.company.com:8443',
    }),
  ).toMatchObject({
    publicUrl: 'https://corridor.company.com',
    smtpUrl: 'smtps://me:pass@mail.company.com',
    mailFrom: 'Corridor <no-reply@company.com>',
    secretKey: '0123456789abcdef0123456789abcdef',
    signUp: 'approval',
    corsOrigins: ['https://a.company.com', 'https://b.company.com:8443'],
  })
  expect(readEnv({ HOST: '[::1]', PORT: '4000' })).toMatchObject({
    publicUrl: 'http://[::1]:4000',
    smtpUrl: undefined,
    signUp: 'open',
    corsOrigins: [],
  })
})

test('the key with which mails are signed is read from its file, and needs its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dkim-'))
  const file = join(folder, 'key.pem')
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeFileSync(file, privateKey)
  const name = 'mail._domainkey.company.com'
  expect(readEnv({ DKIM_NAME: name, DKIM_KEY_FILE: file }).dkim).toEqual({
    domainName: 'company.com',
    keySelector: 'mail',
    privateKey,
  })
  expect(readEnv({}).dkim).toBeUndefined()
  expect(() => readEnv({ DKIM_KEY_FILE: file })).toThrow('belong together')
  expect(() => readEnv({ DKIM_NAME: name })).toThrow('belong together')
  expect(() => readEnv({ DKIM_NAME: 'company.com', DKIM_KEY_FILE: file })).toThrow('DKIM_NAME must be like')
  expect(() => readEnv({ DKIM_NAME: name, DKIM_KEY_FILE: join(folder, 'other') })).toThrow(
    'must be a readable file',
  )
  rmSync(folder, { recursive: true })
})

test('mail is received only with a port, and the key of STARTTLS needs its certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-in-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  writeFileSync(key, '-----BEGIN PRIVATE KEY-----')
  writeFileSync(cert, '-----BEGIN CERTIFICATE-----')
  const files = { MAIL_IN_KEY_FILE: key, MAIL_IN_CERT_FILE: cert }
  expect(readEnv({}).mailIn).toBeUndefined()
  expect(readEnv({ MAIL_IN_PORT: '2525' }).mailIn).toEqual({
    host: '127.0.0.1',
    port: 2525,
    isLmtp: false,
    perMinute: 120,
    tls: undefined,
  })
  const all = { MAIL_IN_PORT: '24', MAIL_IN_HOST: '[::1]', MAIL_IN_PROTOCOL: 'lmtp', ...files }
  expect(readEnv(all).mailIn).toMatchObject({
    host: '::1',
    isLmtp: true,
    tls: { key: '-----BEGIN PRIVATE KEY-----', cert: '-----BEGIN CERTIFICATE-----' },
  })
  expect(() => readEnv({ MAIL_IN_PORT: 'smtp' })).toThrow('MAIL_IN_PORT must be a whole number')
  expect(() => readEnv({ MAIL_IN_PORT: '25', MAIL_IN_PROTOCOL: 'pop' })).toThrow('must be smtp or lmtp')
  expect(() => readEnv({ MAIL_IN_PORT: '25', MAIL_IN_KEY_FILE: key })).toThrow('belong together')
  expect(() => readEnv({ ...files, MAIL_IN_CERT_FILE: key })).toThrow('MAIL_IN_CERT_FILE must be a readable')
  expect(() => readEnv({ ...files, MAIL_IN_KEY_FILE: join(folder, 'other') })).toThrow(
    'MAIL_IN_KEY_FILE must be a readable file',
  )
  rmSync(folder, { recursive: true })
})

test('mail for demo data is received where DEMO_MAIL_IN_PORT is set, and only on loopback', () => {
  const port = { DEMO_MAIL_IN_PORT: '2525' }
  expect(readEnv(port).mailIn).toMatchObject({ host: '127.0.0.1', port: 2525, isTrial: true })
  expect(readEnv({ ...port, MAIL_IN_HOST: '0.0.0.0' }).mailIn).toMatchObject({ host: '127.0.0.1' })
  for (const real of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://corridor.company.com' }, { DEMO: '0' }])
    expect(readEnv({ ...port, ...real }).mailIn).toBeUndefined()
  expect(readEnv({ ...port, DEMO: 'empty' }).mailIn).toBeUndefined()
  expect(readEnv({ DEMO_MAIL_IN_PORT: '' }).mailIn).toBeUndefined()
  const chosen = readEnv({ ...port, MAIL_IN_PORT: '2424' }).mailIn
  expect(chosen).toMatchObject({ port: 2424 })
  expect(chosen).not.toHaveProperty('isTrial')
})

test('reads the mail servers that mails may be fetched from', () => {
  expect(readEnv({}).mailSources).toEqual([])
  expect(readEnv({ MAIL_SOURCES: 'imap.intranet:143, [::1]:1143' }).mailSources).toEqual([
    'imap.intranet:143',
    '[::1]:1143',
  ])
  expect(() => readEnv({ MAIL_SOURCES: 'imap.intranet' })).toThrow('MAIL_SOURCES must be hosts with a port')
})
