import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '#base/session/session'
import { startI18n } from '#base/i18n/i18n'
import type { Notice } from '#base/toasts/notice'
import { startWork } from './start-work'
import type { TaskControl, WorkEnd } from './work'
import { dismissWork, readWorks, stopWork, subscribeToWorks } from './works'

const received: Notice[] = []
vi.mock('#base/toasts/notify', () => ({ notify: (notice: Notice) => received.push(notice) }))
const mountPanel = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('./mount-panel', () => ({ mountPanel }))

beforeAll(() => startI18n('en'))
beforeEach(() => {
  received.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of readWorks()) dismissWork(id)
  vi.useRealTimers()
})

const done: WorkEnd = { state: 'done', message: 'All exported.' }
/** Starts a task that the test ends. */
function begin() {
  let [end, fail]: [(end: WorkEnd) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<WorkEnd>((resolve, reject) => ([end, fail] = [resolve, reject]))
  const control = vi.fn<(control: TaskControl) => Promise<WorkEnd>>(() => promise)
  const ended = startWork({ title: 'Export', unit: 'records', run: control })
  const [[given] = []] = control.mock.calls
  return { ended, end, fail, control: given as TaskControl, id: readWorks().at(-1)?.id ?? 0 }
}
const shown = () =>
  readWorks().map(({ isShown, isStopping, progress, end }) => ({ isShown, isStopping, progress, end }))
/** Whether closing the tab would ask for confirmation. */
const confirmsFirst = () => {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return question.defaultPrevented
}

test('long work that ends within 400 ms shows no panel, only a toast with its result', async () => {
  const { ended, end } = begin()
  await vi.advanceTimersByTimeAsync(399)
  expect(shown()).toMatchObject([{ isShown: false }])
  end(done)
  await expect(ended).resolves.toBe(done)
  expect(readWorks()).toEqual([])
  expect(received).toEqual([{ message: 'All exported.', variant: 'success' }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(readWorks()).toEqual([])
})

test('long work that is done within 5 seconds shows a toast and leaves the panel, and stopped work stays in the panel', async () => {
  const soon = begin()
  const stopped = begin()
  await vi.advanceTimersByTimeAsync(4999)
  expect(shown()).toMatchObject([{ isShown: true }, { isShown: true }])
  soon.end(done)
  stopped.end({ state: 'stopped', message: 'Stopped.' })
  await Promise.all([soon.ended, stopped.ended])
  expect(received).toEqual([{ message: 'All exported.', variant: 'success' }])
  expect(shown()).toMatchObject([{ end: { message: 'Stopped.' } }])
})

test('long work over 5 seconds shows its progress in the panel and stays there until it is dismissed', async () => {
  const calls = vi.fn<() => void>()
  const leave = subscribeToWorks(calls)
  const { ended, end, control, id } = begin()
  await vi.advanceTimersByTimeAsync(400)
  control.report({ done: 3, total: 9 })
  expect(shown()).toMatchObject([{ isShown: true, progress: { done: 3, total: 9 } }])
  await vi.waitFor(() => expect(mountPanel).toHaveBeenCalled(), 30_000)
  await vi.advanceTimersByTimeAsync(5000)
  end(done)
  await ended
  expect(shown()).toMatchObject([{ isShown: true, end: done }])
  expect(received).toEqual([])
  calls.mockClear()
  dismissWork(id)
  expect(readWorks()).toEqual([])
  expect(calls).toHaveBeenCalledOnce()
  leave()
})

test('long work that has failed or skipped records stays in the panel, however short it was', async () => {
  const first = begin()
  first.fail({ status: 507, message: 'No room left' })
  await expect(first.ended).resolves.toEqual({ state: 'failed', message: 'No room left' })
  const second = begin()
  second.end({ ...done, details: ['Reader: it is published.'] })
  await second.ended
  expect(shown()).toMatchObject([{ isShown: true }, { isShown: true }])
  expect(received).toEqual([])
})

test('the toast of long work has its undo action', async () => {
  const action = { label: 'Undo', run: () => undefined }
  const { ended, end } = begin()
  end({ state: 'stopped', message: 'Stopped.', actions: [action] })
  await ended
  expect(received).toEqual([{ message: 'Stopped.', variant: 'info', action }])
})

test('stopping long work aborts its signal, and it stays listed until it has ended', async () => {
  const item = begin()
  const other = begin()
  stopWork(item.id)
  expect([item.control.signal.aborted, other.control.signal.aborted]).toEqual([true, false])
  expect(shown()).toMatchObject([{ isStopping: true, end: undefined }, { isStopping: false }])
  item.end({ state: 'stopped', message: 'Stopped.' })
  await item.ended
  expect(readWorks()).toHaveLength(1)
  other.end(done)
  await other.ended
})

test('closing the tab asks for confirmation while long work is running', async () => {
  expect(confirmsFirst()).toBe(false)
  const { ended, end } = begin()
  expect(confirmsFirst()).toBe(true)
  end(done)
  await ended
  expect(confirmsFirst()).toBe(false)
})

test('closing the tab does not ask once the server has stored the work as a job', async () => {
  const { ended, end, control } = begin()
  control.report({ done: 1, total: 3 })
  expect(confirmsFirst()).toBe(true)
  control.report({ done: 2, total: 3, job: 'stored' })
  expect(confirmsFirst()).toBe(false)
  end(done)
  await ended
})

test('the end of the session stops and removes all long work', async () => {
  const { ended, end, control } = begin()
  await vi.advanceTimersByTimeAsync(400)
  endSession()
  expect(control.signal.aborted).toBe(true)
  expect(readWorks()).toEqual([])
  end(done)
  await ended
  expect([readWorks(), received]).toEqual([[], []])
})
