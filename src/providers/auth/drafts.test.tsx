import { afterEach, expect, test } from 'vitest'
import { draftKey } from './begun'
import { keepDraft, takeDraft } from './drafts'
import { removeView, storeView } from './token'
import { beginSession, endSession, type Account } from '#base/session/session'

const person = (id: string): Account => ({
  id,
  displayName: id,
  email: `${id}@b.example`,
  photoURL: null,
  role: 'user',
})
const draft = { start: { name: '' }, values: { name: 'half' } }
const key = draftKey('ada', '/dashboard/customers/new')

afterEach(() => {
  endSession()
  sessionStorage.clear()
})

test('a draft kept when the session expired can be taken once by the same user', () => {
  beginSession(person('ada'), {})
  keepDraft(key, draft)
  endSession('expired')
  beginSession(person('ada'), {})
  expect(takeDraft(key)).toEqual(draft)
  expect(takeDraft(key)).toBeUndefined()
})

test('drafts are removed when another user signs in', () => {
  keepDraft(key, draft)
  beginSession(person('adam'), {})
  expect(sessionStorage.length).toBe(0)
})

test('drafts are removed when the user signs out', () => {
  beginSession(person('ada'), {})
  keepDraft(key, draft)
  endSession('left')
  expect(takeDraft(key)).toBeUndefined()
})

test('drafts are kept while an administrator views the application as another user', () => {
  beginSession(person('ada'), {})
  keepDraft(key, draft)
  storeView('token of a view')
  beginSession(person('adam'), {})
  removeView()
  beginSession(person('ada'), {})
  expect(takeDraft(key)).toEqual(draft)
})
