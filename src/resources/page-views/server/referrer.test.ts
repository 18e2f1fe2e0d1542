import { expect, it } from 'vitest'
import { referrerOf } from './referrer'

it.each([
  [null, 'direct'],
  ['', 'direct'],
  ['www.google.com', 'search'],
  ['www.google.co.uk', 'search'],
  ['www.baidu.com', 'search'],
  ['notgoogle.com', 'other'],
  ['t.co', 'social'],
  ['www.zhihu.com', 'social'],
  ['mail.example.com', 'mail'],
  ['blog.example.com', 'other'],
])('the referrer %s is of kind %s', (host, kind) => {
  expect(referrerOf(host)).toBe(kind)
})
