import { afterEach, expect, it, vi } from 'vitest'
import { giveList, whenListIsOpen, type OpenedList } from './opened-list'

// A test has no list to request; what counts is that the same one arrives.
const list = { view: 'table' } as OpenedList

afterEach(() => {
  for (const name of ['given', 'onGiven']) Reflect.deleteProperty(globalThis, name)
})

it('gives the list to a script that runs after the inline one, as on a first visit', () => {
  const render = vi.fn()
  giveList(list)
  whenListIsOpen(render)
  expect(render.mock.calls).toEqual([[list]])
})

it('gives the list to a script that runs before the inline one, as with a cached script', () => {
  const render = vi.fn()
  whenListIsOpen(render)
  expect(render).not.toHaveBeenCalled()
  giveList(list)
  expect(render.mock.calls).toEqual([[list]])
})
