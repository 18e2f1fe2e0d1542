import { expect, test } from 'vitest'
import { readEnv } from './env'

test('without any variable the program serves demo data on loopback', () => {
  expect(readEnv({})).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: undefined, demo: true })
})

test('an empty variable counts as none', () => {
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
  ['DEMO', '0'],
])('there is no demo with %s=%s', (name, value) => {
  expect(readEnv({ [name]: value }).demo).toBe(false)
})

test.each(['localhost', '127.0.0.2', '::1', '[::1]'])('there is demo on %s', (host) => {
  expect(readEnv({ HOST: host }).demo).toBe(true)
})

test('demo cannot be forced where others could use it', () => {
  expect(() => readEnv({ DEMO: '1', HOST: '0.0.0.0' })).toThrow(
    /^DEMO cannot be turned on: HOST is 0\.0\.0\.0/,
  )
})

test('each wrong value has its sentence', () => {
  const wrong = {
    PORT: '80a',
    HOST: 'a b',
    DATABASE_URL: 'mysql://secret@x',
    NODE_ENV: 'live',
    TRUST_PROXY: '-1',
  }
  const read = () => readEnv(wrong)
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name} must be .*\\.$`, 'm'))
  expect(read).not.toThrow(/secret/)
})

test.each(['65536', '1e3', '-1', '3000.5'])('%s is no port', (port) => {
  expect(() => readEnv({ PORT: port })).toThrow('PORT must be a whole number from 0 to 65535.')
})
