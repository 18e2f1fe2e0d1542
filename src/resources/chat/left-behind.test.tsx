import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { endSession } from '../../providers/auth/session'
import { draftOf, keepDraft } from './drafts'
import { sendPending, usePending } from './pending-messages'

vi.mock('./chat-data', () => ({ chatCalls: { send: () => new Promise(() => {}) } }))

it('keeps nothing that was begun or is on its way once the session has ended', () => {
  const file = { name: 'rates.csv', size: 8, content: '/api/contents/1' }
  keepDraft('one', { text: 'Dear all' })
  keepDraft('one', { files: [file] })
  expect(draftOf('one')).toEqual({ text: 'Dear all', files: [file] })
  const pending = renderHook(() => usePending('one'))
  act(() => sendPending('one', { body: 'Not there yet' }, () => {}))
  expect(pending.result.current.map(({ body }) => body)).toEqual(['Not there yet'])
  act(() => endSession('left'))
  expect(pending.result.current).toEqual([])
  expect(draftOf('one')).toEqual({ text: '', files: [] })
})
