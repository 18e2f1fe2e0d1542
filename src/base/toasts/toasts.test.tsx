import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startI18n } from '../i18n/i18n'
import { notificationProvider } from '#providers/notifications/notification-provider'
import type { NoticeVariant } from './notice'
import { closeNotice, notify } from './notify'

// Toasts are animated, which takes time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
beforeAll(() => startI18n('en'))

const { open } = notificationProvider
const gone = (text: RegExp | string) =>
  waitFor(() => {
    if (screen.queryByText(text)) throw new Error(`${text} is still there`)
  })
const toastOf = (text: string) => screen.getByText(text).closest('.toast')
// The real timer, also under fake timers.
const realTimeout = setTimeout
const pause = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds))
/** Waits until the entering animation of a toast has finished. */
const entered = () => pause(400)

afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(button)
  await waitFor(() => {
    if (document.querySelector('.toast')) throw new Error('A toast is still there')
  })
})

/** Advances the fake timers and lets React render. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
/** Runs with fake timers, which only `pass` advances. */
async function withClock(run: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await run().finally(() => vi.useRealTimers())
}
/** Waits for a toast under fake timers. */
async function come(text: string, count = 1) {
  for (let tries = 0; tries < 1000 && screen.queryAllByText(text).length < count; tries += 1) await pause(10)
  expect(screen.getAllByText(text)).toHaveLength(count)
}
/** Advances time in small steps until a toast is gone; returns how long that took. */
async function timeUntilGone(text: string): Promise<number> {
  for (let time = 0; time < 5000; time += 5) {
    if (!screen.queryByText(text)) return time
    await pass(5)
  }
  throw new Error(`${text} is still there`)
}

test('a toast hides after 3000 ms, and its message is not repeated while it is showing', () =>
  withClock(async () => {
    notify({ message: 'Saved' })
    await come('Saved')
    await pass(2999)
    // While a toast is showing, the same message is not repeated; once it leaves, it is.
    notify({ message: 'Saved' })
    await pass(0)
    expect(screen.getAllByText('Saved')).toHaveLength(1)
    await pass(1)
    notify({ message: 'Saved' })
    await come('Saved', 2)
    await pass(5000)
  }))

test('a toast is shown at its anchor, by default top right', async () => {
  notify({ message: 'Usual', persist: true })
  notify({ message: 'Elsewhere', persist: true, anchor: { vertical: 'bottom', horizontal: 'left' } })
  const edges = (text: string) => {
    const { top, bottom, left, right } = getComputedStyle(
      screen.getByText(text).closest('.toasts') as Element,
    )
    return { top, bottom, left, right }
  }
  await screen.findByText('Elsewhere')
  expect(edges('Usual')).toMatchObject({ top: '14px', bottom: 'auto', right: '20px', left: 'auto' })
  expect(edges('Elsewhere')).toMatchObject({ top: 'auto', bottom: '14px', right: 'auto', left: '20px' })
})

test('A toast with the same message as one queued or showing is not repeated', async () => {
  notify({ message: 'Saved', persist: true })
  notify({ message: 'Saved', variant: 'error' })
  await screen.findByText('Saved')
  notify({ key: 'again', message: 'Saved' })
  for (const number of [1, 2, 3, 4, 5, 5]) notify({ message: `Toast ${number}`, persist: true })
  await screen.findByText('Toast 5')
  await gone('Saved')
  expect(screen.getAllByText('Toast 5')).toHaveLength(1)
})

test('a message can be shown again after its toast has left', async () => {
  notify({ message: 'Saved', key: 'a', persist: true })
  await screen.findByText('Saved')
  closeNotice('a')
  await gone('Saved')
  notify({ message: 'Saved', key: 'a', persist: true })
  await screen.findByText('Saved')
})

test('a toast is closed by the action that it offers', async () => {
  const run = vi.fn<() => void>()
  notify({ message: 'Moved', action: { label: 'Undo', run } })
  await screen.findByText('Moved')
  closeNotice(() => undefined)
  closeNotice(run)
  await gone('Moved')
  expect(run).not.toHaveBeenCalled()
})

test('a notice with the same key replaces the first one, with its own action and its own duration', async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const label = 'Undo'
  notify({ key: 'card', message: 'Moved once', duration: 1200, action: { label, run: first } })
  await screen.findByText('Moved once')
  const toast = toastOf('Moved once')
  await pause(800)
  notify({ key: 'card', message: 'Moved twice', duration: 1200, action: { label, run: second } })
  await screen.findByText('Moved twice')
  expect(toastOf('Moved twice')).toBe(toast)
  expect(screen.queryByText('Moved once')).toBeNull()
  await pause(800)
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  await gone('Moved twice')
})

test('an error with the same key opens a toast of its own instead of replacing a success', async () => {
  notify({ key: 'card', message: 'Moved', duration: 60_000 })
  await screen.findByText('Moved')
  notify({ key: 'card', message: 'Not moved', variant: 'error', duration: 60_000 })
  await gone('Moved')
  expect(toastOf('Not moved')?.getAttribute('role')).toBe('alert')
})

test('a toast is closed by its close button', async () => {
  notify({ message: 'Here', persist: true })
  await screen.findByText('Here')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await gone('Here')
})

test('a toast is closed by a click outside the toasts, unless it is persistent or has an action', async () => {
  const run = vi.fn<() => void>()
  notify({ message: 'Told', duration: 60_000 })
  notify({ message: 'Stays', persist: true })
  notify({ message: 'Deleted', duration: 60_000, action: { label: 'Undo', run } })
  await screen.findByText('Deleted')
  await entered()
  fireEvent.pointerDown(screen.getByText('Told'))
  await pause(500)
  screen.getByText('Told')
  fireEvent.pointerDown(document.body)
  await gone('Told')
  screen.getByText('Stays')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  await gone('Deleted')
})

test('At most 5 shown at once; a newer toast pushes out the oldest when the maximum is reached', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) notify({ message: `Toast ${number}`, duration: 60_000 })
  await screen.findByText('Toast 5')
  expect(screen.queryByText('Toast 6')).toBeNull()
  await screen.findByText('Toast 6')
  expect(screen.queryByText('Toast 1')).toBeNull()
  expect(screen.getAllByText(/^Toast \d$/)).toHaveLength(5)
})

test('the oldest toast that is not persistent is pushed out first', async () => {
  notify({ message: 'Stays', persist: true })
  for (const number of [1, 2, 3, 4, 5]) notify({ message: `Toast ${number}`, duration: 60_000 })
  await screen.findByText('Toast 5')
  screen.getByText('Stays')
  await gone('Toast 1')
})

test('A toast not yet fully appeared is flagged for close once it does', () =>
  withClock(async () => {
    notify({ message: 'Whole', key: 'whole', persist: true })
    await come('Whole')
    await pass(1000)
    closeNotice('whole')
    const leaving = await timeUntilGone('Whole')
    notify({ message: 'Brief', key: 'brief', persist: true })
    await come('Brief')
    closeNotice('brief')
    // It enters completely before it leaves.
    expect(await timeUntilGone('Brief')).toBeGreaterThan(leaving + 150)
  }))

test('Toast variants: success, error, warning, info, default; default variant success', async () => {
  const variants: readonly NoticeVariant[] = ['success', 'error', 'warning', 'info', 'default']
  notify({ message: 'plain', duration: 60_000 })
  for (const variant of variants.slice(1)) notify({ message: variant, variant, duration: 60_000 })
  await screen.findByText('default')
  expect(toastOf('plain')?.className).toBe('toast toast-success')
  for (const variant of variants.slice(1)) expect(toastOf(variant)?.className).toBe(`toast toast-${variant}`)
  expect(screen.getAllByRole('alert')).toEqual([toastOf('error')])
  expect(screen.getByRole('region', { name: 'Notices' }).getAttribute('aria-live')).toBe('polite')
})

test('F8 focuses the newest toast, and Escape closes it and returns the focus', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  notify({ message: 'Older', persist: true })
  notify({ message: 'Newer', persist: true })
  await screen.findByText('Newer')
  await entered()
  await userEvent.keyboard('{F8}')
  expect(toastOf('Newer')?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(before)
  await gone('Newer')
  screen.getByText('Older')
  before.remove()
})

test('the undo countdown is one toast, and the success after it replaces it', async () => {
  const key = 'x-products-notification'
  const cancelMutation = vi.fn<() => void>()
  for (const seconds of [2, 1, 0])
    open({ key, type: 'progress', message: `You have ${seconds} seconds to undo`, cancelMutation })
  await screen.findByText('You have 2 seconds to undo')
  expect(screen.getAllByText(/seconds to undo/)).toHaveLength(1)
  open({ key, type: 'success', message: 'Product deleted' })
  await screen.findByText('Product deleted')
  await gone(/seconds to undo/)
  expect(cancelMutation).not.toHaveBeenCalled()
  await gone('Product deleted')
})

test('Undo cancels the mutation', async () => {
  const cancelMutation = vi.fn<() => void>()
  open({ key: 'y-products-notification', type: 'progress', message: 'You can undo', cancelMutation })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(cancelMutation).toHaveBeenCalledOnce()
  await gone('You can undo')
})

test('read errors of refine are not shown as toasts', async () => {
  open({ key: 'products-useList-notification', type: 'error', message: 'No list' })
  open({ key: 'a-products-getOne-notification', type: 'error', message: 'No record' })
  open({ key: 'create-products-notification', type: 'error', message: 'Not created' })
  await screen.findByText('Not created')
  expect(screen.queryByText(/No list|No record/)).toBeNull()
})
