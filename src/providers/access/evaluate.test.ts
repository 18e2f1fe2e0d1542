import { afterEach, expect, test } from 'vitest'
import { beginSession, endSession } from '#base/session/session'
import { canNow, canOnRow, evaluateAccess } from './evaluate'

const permissions = { posts: ['read', 'create', 'update', 'publish'], tags: ['read'] }
const can = (resource: string | undefined, action: string, params?: object) =>
  evaluateAccess(permissions, { resource, action, ...(params && { params }) })

afterEach(() => endSession())

test.each([
  ['posts', 'list', true],
  ['posts', 'show', true],
  ['posts', 'edit', true],
  ['posts', 'clone', true],
  ['posts', 'publish', true],
  ['posts', 'delete', false],
  ['tags', 'list', true],
  ['tags', 'create', false],
  ['tags', 'clone', false],
  ['unknown', 'list', false],
  ['constructor', 'list', false],
  [undefined, 'list', true],
])('resource %s, action %s: %s', (resource, action, expected) => {
  expect(can(resource, action).can).toBe(expected)
})

test('a refusal has a reason', () => {
  expect(can('tags', 'edit')).toEqual({ can: false, reason: 'refused' })
})

test('a row has verbs of its own, which may be fewer or more than those of its resource', () => {
  const row = { id: '1', _can: ['delete'] }
  expect(can('posts', 'edit', { id: '1', row }).can).toBe(false)
  expect(can('posts', 'delete', { id: '1', row }).can).toBe(true)
  // What does not depend on the row is decided by its resource.
  expect(can('posts', 'show', { id: '1', row }).can).toBe(true)
  expect(can('posts', 'clone', { id: '1', row }).can).toBe(true)
  expect(can('tags', 'clone', { id: '1', row }).can).toBe(false)
  // A row of another source has none.
  expect(can('posts', 'edit', { id: '1', row: { id: '1' } }).can).toBe(true)
  expect([canOnRow(row, 'delete'), canOnRow(row, 'edit')]).toEqual([true, false])
})

test('canNow reads the session', () => {
  const user = { id: 'u', displayName: 'A', email: 'a@b.example', photoURL: null, role: 'user' } as const
  beginSession(user, permissions)
  expect(canNow({ resource: 'tags', action: 'list' })).toBe(true)
  endSession()
  expect(canNow({ resource: 'tags', action: 'list' })).toBe(false)
})
