import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal'

const digestWith =
  (key: string) =>
  (...texts: readonly string[]) =>
    createHmac('sha256', key).update(texts.join('\n')).digest()
const digest = digestWith('first')

it('is read again with the same secret and for the same purpose alone', () => {
  const sealed = seal(digest, 'password of 1', 'söme päss')
  expect(unseal(digest, 'password of 1', sealed)).toBe('söme päss')
  expect(unseal(digest, 'password of 2', sealed)).toBeUndefined()
  expect(unseal(digestWith('second'), 'password of 1', sealed)).toBeUndefined()
})

it('differs each time, does not contain the text, and notices changes', () => {
  const sealed = seal(digest, 'p', 'plain text')
  expect(sealed.equals(seal(digest, 'p', 'plain text'))).toBe(false)
  expect(sealed.includes('plain')).toBe(false)
  for (const index of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(unseal(digest, 'p', changed)).toBeUndefined()
  }
  expect(unseal(digest, 'p', Buffer.alloc(10))).toBeUndefined()
})
