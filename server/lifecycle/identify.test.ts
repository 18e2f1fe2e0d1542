import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createKnownKeys } from '../base/security/known-keys'
import type { Tokens } from '../base/security/tokens'
import { identifier } from './identify'
import { defaultRequestLimits } from '../base/request-limits'

const knownKeys = createKnownKeys((...texts) => createHash('sha256').update(texts.join()).digest('hex'))
const tokens = {
  verify: (token: string) => Promise.resolve(token === 'signed.by.us' ? 'the session' : undefined),
} as Tokens

function identify(headers: IncomingMessage['headers'], trustProxy = 0, remoteAddress = '203.0.113.9') {
  const request = { headers, socket: { remoteAddress } } as IncomingMessage
  return identifier({ tokens, knownKeys, trustProxy }, defaultRequestLimits)(request)
}
const anonymous = { key: 'address 203.0.113.9', max: 64 }

test('requests with a validly signed token are counted by session, all others by address', async () => {
  expect(await identify({ authorization: 'Bearer signed.by.us' })).toEqual({
    key: 'session the session',
    max: 16,
  })
  expect(await identify({ authorization: 'Bearer signed.by.others' })).toEqual(anonymous)
  expect(await identify({ authorization: 'Basic YTpi' })).toEqual(anonymous)
  expect(await identify({})).toEqual(anonymous)
})

test('requests with an API key are counted by key while it is known to be valid, otherwise by address', async () => {
  const key = `ck_${'k'.repeat(43)}`
  const headers = { authorization: `Bearer ${key}` }
  expect(await identify(headers)).toEqual(anonymous)
  knownKeys.note(key, true)
  expect(await identify(headers)).toEqual({ key: expect.stringMatching(/^key [0-9a-f]+$/), max: 16 })
  expect(await identify({ authorization: `Bearer ck_${'x'.repeat(43)}` })).toEqual(anonymous)
  knownKeys.note(key, false)
  expect(await identify(headers)).toEqual(anonymous)
})

test('X-Forwarded-For is ignored without a trusted proxy and used with one', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' }
  expect(await identify(headers)).toEqual(anonymous)
  expect(await identify(headers, 1)).toEqual({ key: 'address 198.51.100.2', max: 64 })
  expect(await identify({}, 0, '2001:db8:1:2:3::4')).toEqual({ key: 'address 2001:db8:1:2::', max: 64 })
})
