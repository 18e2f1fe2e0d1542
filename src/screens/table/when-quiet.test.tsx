import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenQuiet, whenUsedByKeyboard } from './when-quiet'

let element: HTMLElement
let button: HTMLButtonElement
beforeEach(() => {
  vi.useFakeTimers()
  element = document.createElement('div')
  button = document.createElement('button')
  element.append(button)
  document.body.append(element)
})
afterEach(() => {
  vi.useRealTimers()
  element.remove()
})
const later = () => vi.advanceTimersByTimeAsync(3000)
const loaded = () => Promise.resolve()

it('runs once the code is there', async () => {
  const run = vi.fn()
  whenQuiet(element, loaded, run)
  expect(run).not.toHaveBeenCalled()
  await later()
  expect(run).toHaveBeenCalledOnce()
})

it('waits while the focus is inside', async () => {
  const run = vi.fn()
  button.focus()
  whenQuiet(element, loaded, run)
  await later()
  expect(run).not.toHaveBeenCalled()
  button.blur()
  await later()
  expect(run).toHaveBeenCalledOnce()
})

it('waits while a pointer is pressed, wherever it is released', async () => {
  const run = vi.fn()
  whenQuiet(element, loaded, run)
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await later()
  expect(run).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerup'))
  await later()
  expect(run).toHaveBeenCalledOnce()
})

it('does not run after it was cancelled, nor if the code fails to load', async () => {
  const run = vi.fn()
  whenQuiet(element, loaded, run)()
  whenQuiet(element, () => Promise.reject(new Error('offline')), run)
  await later()
  expect(run).not.toHaveBeenCalled()
})

it('starts when the keyboard focus comes, once, and cancels what it has started', () => {
  const cancel = vi.fn()
  const run = vi.fn(() => cancel)
  const stop = whenUsedByKeyboard(element, run)
  const isByKeyboard = vi.spyOn(button, 'matches').mockReturnValue(false)
  button.focus()
  expect(run).not.toHaveBeenCalled()
  button.blur()
  isByKeyboard.mockReturnValue(true)
  button.focus()
  button.blur()
  button.focus()
  expect(run).toHaveBeenCalledOnce()
  stop()
  expect(cancel).toHaveBeenCalledOnce()
})
