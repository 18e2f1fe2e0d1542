import { expect, it } from 'vitest'
import { withoutOwn } from '#scripts/vite/without-own-calls.mjs'

it('withoutOwn removes the custom endpoints where another call names the area', () => {
  const code = `x('mails', { wire: { one: { path: '/api/mail' }, own: calls }, own: 1 })`
  expect(withoutOwn(code, 'mails.resource.ts')).toBe(
    `x('mails', { wire: { one: { path: '/api/mail' },  }, own: 1 })`,
  )
})

it('withoutOwn keeps the custom endpoints that name the area of custom screens', () => {
  const code = `x('conversations', { wire: { own: calls }, routes: { custom: true } })`
  expect(withoutOwn(code, 'conversations.resource.ts')).toBe(code)
  expect(withoutOwn(`x('jobs', { wire: { own: calls } })`, 'jobs.resource.ts')).toBe(
    `x('jobs', { wire: {  } })`,
  )
})

it('withoutOwn removes imports of which nothing is used any more', () => {
  const code = `import { calls } from './a.wire'\nimport { b, other } from './b.wire'\nx({ wire: { one: b, own: { ...calls, ...other } } })`
  expect(withoutOwn(code, 'a.resource.ts').trim()).toBe(
    `import { b, other } from './b.wire'\nx({ wire: { one: b,  } })`,
  )
})

it('withoutOwn removes what only the server reads from a declaration, and nothing of that name elsewhere', () => {
  const code = `defineResource('mails', { lookups: [['a', 'b']], title: 'a', views: { queue: 1 }, searchGroups: { s: ['a'] } })`
  expect(withoutOwn(code, 'mails.resource.ts')).toBe(
    `defineResource('mails', {  title: 'a', views: { queue: 1 },  })`,
  )
})
