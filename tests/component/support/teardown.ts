import { act, cleanup } from '@testing-library/react'
import type { Root } from 'react-dom/client'
import { afterAll, vi } from 'vitest'

/**
 * After the last test of a file nothing may run that needs the page: its `window` no longer exists, and what still
 * runs would fail a test of another file. So every React root is unmounted, also those that the application creates
 * beside the page (toasts, the panel of long work), and no timer is left.
 */
const roots = new Set<Root>()

vi.mock('react-dom/client', async (importOriginal) => {
  const original = await importOriginal<typeof import('react-dom/client')>()
  const createRoot: typeof original.createRoot = (...parameters) => {
    const root = original.createRoot(...parameters)
    roots.add(root)
    return root
  }
  return { ...original, createRoot, default: { ...original, createRoot } }
})

const timers = new Set<NodeJS.Timeout>()
const { setTimeout: startTimeout, setInterval: startInterval } = globalThis
globalThis.setTimeout = tracked(startTimeout)
globalThis.setInterval = tracked(startInterval)

/** A timer that has fired or was cleared stays in the set: clearing it again does nothing. */
function tracked<Start extends typeof startTimeout | typeof startInterval>(start: Start): Start {
  const startTracked = (...parameters: Parameters<typeof setTimeout>) => {
    const timer = start(...parameters)
    timers.add(timer)
    return timer
  }
  // `util.promisify` finds its own variant among the properties of a timer function.
  return Object.defineProperties(startTracked, Object.getOwnPropertyDescriptors(start)) as unknown as Start
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

afterAll(async () => {
  cleanup()
  await act(async () => {
    for (const root of roots) root.unmount()
  })
  // Work that React has already scheduled takes one or two ticks.
  await nextTurn()
  await nextTurn()
  for (const timer of timers) clearTimeout(timer)
})
