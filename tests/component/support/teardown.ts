import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterAll } from 'vitest'

/** What the head contains when the file begins. */
const head = [...document.head.children]

/**
 * Other files are run on the same page, with the same modules. So a file unmounts what it has rendered, closes the
 * toasts, and clears what the page has stored. What the application adds to a page once, outside of its root, stays.
 * A file that has removed elements of the head fails: Emotion inserts its next styles after its last ones.
 */
afterAll(async () => {
  cleanup()
  // Work that React has already scheduled takes one or two ticks.
  await nextTurn()
  await nextTurn()
  await closeToasts()
  clearBody()
  localStorage.clear()
  sessionStorage.clear()
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    document.cookie = `${name}=; path=/; max-age=0`
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  history.replaceState(null, '', '/')
  const removed = head.filter((element) => !element.isConnected)
  if (removed.length > 0) throw new Error(`This file has removed ${removed.length} elements of the head.`)
})

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** The region of the toasts, and the panel of long work. */
const isAddedOnce = (element: Element): boolean =>
  element.matches('section[aria-live]') || element.firstElementChild?.matches('[role=status]') === true

declare global {
  /** This file is evaluated for each test file. */
  var addedOnce: Set<Element> | undefined
}

function clearBody(): void {
  const kept = (globalThis.addedOnce ??= new Set())
  for (const element of document.body.children) if (isAddedOnce(element)) kept.add(element)
  document.body.replaceChildren(...kept)
}

async function closeToasts(): Promise<void> {
  const toasts = () => [...document.querySelectorAll<HTMLElement>('.toast')]
  for (const toast of toasts()) {
    const button = toast.querySelector('.toast-close')
    if (button) fireEvent.click(button)
  }
  await waitFor(() => {
    if (toasts().length > 0) throw new Error('A toast is still there')
  })
}
