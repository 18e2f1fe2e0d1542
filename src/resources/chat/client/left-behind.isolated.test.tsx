import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '#base/session/session'
import { draftOf, keepDraft } from './drafts'
import { type Delivery, sendPending, usePending, useUnsent } from './messages/pending/pending-messages'

/** A server that does not respond. */
const delivery: Delivery = {
  send: () => new Promise(() => {}),
  taken: () => {},
  refresh: async () => {},
}

const person = (id: string) => ({
  id,
  displayName: id,
  email: `${id}@people.example`,
  photoURL: null,
  role: 'user' as const,
})
/** The modules as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  const { beginSession: begin } = await import('#base/session/session')
  const drafts = await import('./drafts')
  const pending = await import('./messages/pending/pending-messages')
  begin(person('anna'), {})
  return { ...drafts, ...pending }
}
afterEach(() => act(() => endSession('left')))

it('drafts and pending messages of chat are discarded when the session ends', () => {
  const file = { name: 'rates.csv', size: 8, content: '/api/contents/1' }
  keepDraft('one', { text: 'Dear all' })
  keepDraft('one', { files: [file] })
  expect(draftOf('one')).toEqual({ text: 'Dear all', files: [file] })
  const pending = renderHook(() => usePending('one'))
  act(() => sendPending('one', { body: 'Not there yet' }, delivery))
  expect(pending.result.current.map(({ body }) => body)).toEqual(['Not there yet'])
  act(() => endSession('left'))
  expect(pending.result.current).toEqual([])
  expect(draftOf('one')).toEqual({ text: '', files: [] })
})

it('after a reload, drafts of chat are restored, and pending messages are shown as failed', async () => {
  act(() => beginSession(person('anna'), {}))
  keepDraft('two', { text: 'Half a sentence' })
  act(() => sendPending('two', { body: 'Never arrived' }, delivery))
  const page = await reloaded()
  expect(page.draftOf('two').text).toBe('Half a sentence')
  const pending = renderHook(() => page.usePending('two'))
  expect(pending.result.current.map(({ body, state }) => [body, state])).toEqual([
    ['Never arrived', 'failed'],
  ])
})

it('drafts and pending messages of chat are not shown to another user', () => {
  act(() => beginSession(person('anna'), {}))
  keepDraft('three', { text: 'For Anna alone' })
  act(() => sendPending('three', { body: 'From Anna alone' }, delivery))
  act(() => endSession('expired'))
  act(() => beginSession(person('bert'), {}))
  expect(draftOf('three').text).toBe('')
  expect(renderHook(() => usePending('three')).result.current).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([])
})

it('a pending message that has arrived is not shown twice, although its response was lost', () => {
  act(() => beginSession(person('anna'), {}))
  act(() => sendPending('four', { body: 'Once' }, delivery))
  const clientId = renderHook(() => usePending('four')).result.current[0]?.clientId ?? ''
  const arrived = {
    id: 'm',
    number: 1,
    body: 'Once',
    event: 'none' as const,
    people: [],
    thread: null,
    replyCount: 0,
    repliedAt: null,
    reactions: [],
    contentType: 'text' as const,
    attachments: [],
    createdAt: new Date().toISOString(),
    senderId: 'anna',
    editedAt: null,
    isDeleted: false,
    version: 1,
    clientId,
  }
  expect(renderHook(() => useUnsent('four', [])).result.current).toHaveLength(1)
  expect(renderHook(() => useUnsent('four', [arrived])).result.current).toEqual([])
})
