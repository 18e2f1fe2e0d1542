import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeOver } from '../../src/first-rows/take-over'
import { frameId } from '../../src/first-rows/data/page-data'

/** The page with a frame, and the element of the application. */
function page(frame: string): HTMLElement {
  document.body.innerHTML = `<div id="root"></div><div id="${frameId}"><main>${frame}</main></div>`
  return document.getElementById('root') as HTMLElement
}

const hasFrame = () => document.getElementById(frameId) !== null

/** Renders in the application, and lets its observer see it. */
async function render(root: HTMLElement, content: string): Promise<void> {
  root.innerHTML = content
  await vi.advanceTimersByTimeAsync(20)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the frame gives way as soon as the application has its heading and nothing that is loading', async () => {
  const root = page('<p>Rows</p>')
  takeOver(root, () => undefined)
  await render(root, '<main><h1>List</h1><table aria-busy="true"></table></main>')
  expect(hasFrame()).toBe(true)
  await render(root, '<main><h1>List</h1><table></table></main>')
  expect(hasFrame()).toBe(false)
})

test('the frame stays while the script of the screen is loading, and 2 s more for its rows', async () => {
  const root = page('<p>Rows</p>')
  takeOver(root, () => undefined)
  await render(root, '<main><div data-bones></div></main>')
  await vi.advanceTimersByTimeAsync(8000)
  expect(hasFrame()).toBe(true)
  await render(root, '<main><h1>List</h1><table aria-busy="true"></table></main>')
  await vi.advanceTimersByTimeAsync(1900)
  expect(hasFrame()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(hasFrame()).toBe(false)
})

test('the frame stays 10 s at most where the application renders no heading', async () => {
  const root = page('<p>Rows</p>')
  takeOver(root, () => undefined)
  await vi.advanceTimersByTimeAsync(9900)
  expect(hasFrame()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(hasFrame()).toBe(false)
})

test.each([
  ['of the last visit', '<table aria-busy="true"><tr data-record="1"></tr></table>'],
  ['of this visit', '<table><tr data-record="1"></tr></table>'],
])('the frame with rows %s stays up to 10 s', async (_, rows) => {
  const root = page(rows)
  takeOver(root, () => undefined)
  await render(root, '<main><h1>List</h1><table aria-busy="true"></table></main>')
  await vi.advanceTimersByTimeAsync(9900)
  expect(hasFrame()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(hasFrame()).toBe(false)
})

test('the boxes that the user has changed in the frame are changed in the application, and no others', async () => {
  const boxes = ['Red', 'Green', 'Blue']
    .map((name) => `<input type="checkbox" aria-label="${name}" ${name === 'Blue' ? '' : 'checked'}>`)
    .join('')
  const root = page(boxes)
  const boxIn = (within: ParentNode, name: string) =>
    within.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement
  const frame = document.getElementById(frameId) as HTMLElement
  for (const name of ['Green', 'Blue']) boxIn(frame, name).click()
  takeOver(root, () => undefined)
  await render(root, `<main><h1>List</h1>${boxes}</main>`)
  expect(hasFrame()).toBe(false)
  expect(['Red', 'Green', 'Blue'].map((name) => boxIn(root, name).checked)).toEqual([true, false, true])
})
