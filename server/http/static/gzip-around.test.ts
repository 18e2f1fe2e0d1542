import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipAround } from './gzip-around'

const before = Buffer.from('<meta name="csp-nonce" content="'.repeat(40))
const after = Buffer.from('" /><p>Ünïcode 中文 and the rest of a page</p>'.repeat(2000))

it('is decompressed to the three parts', () => {
  const compress = gzipAround(before, after)
  for (const between of ['a nonce', 'another nonce', '', randomBytes(3000).toString('base64')]) {
    const expected = Buffer.concat([before, Buffer.from(between), after])
    expect(gunzipSync(compress(Buffer.from(between))).equals(expected), between).toBe(true)
  }
})

it('works with nothing before or after the part', () => {
  const empty = Buffer.alloc(0)
  const between = Buffer.from('alone')
  expect(gunzipSync(gzipAround(empty, empty)(between)).toString()).toBe('alone')
  expect(gunzipSync(gzipAround(empty, after)(between)).toString()).toBe(`alone${after.toString()}`)
  expect(gunzipSync(gzipAround(before, empty)(between)).toString()).toBe(`${before.toString()}alone`)
})

it('is about as short as the whole in one piece', () => {
  const between = Buffer.from('a nonce')
  const whole = gzipSync(Buffer.concat([before, between, after])).length
  expect(gzipAround(before, after)(between).length).toBeLessThan(whole + 200)
})

it('refuses a part that is longer than a block', () => {
  expect(() => gzipAround(before, after)(Buffer.alloc(70_000))).toThrow(RangeError)
})
