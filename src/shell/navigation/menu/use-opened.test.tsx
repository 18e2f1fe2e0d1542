import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useOpened } from './use-opened'

afterEach(() => localStorage.clear())

test('a part of the menu follows its default while the user has not chosen', () => {
  const { result, rerender } = renderHook(({ isHere }) => useOpened('entry /a', isHere), {
    initialProps: { isHere: true },
  })
  expect(result.current[0]).toBe(true)
  rerender({ isHere: false })
  expect(result.current[0]).toBe(false)
})

test("the user's choice to open or close a part of the menu survives navigation and reload until they choose the default again", () => {
  const { result, rerender } = renderHook(({ isHere }) => useOpened('entry /a', isHere), {
    initialProps: { isHere: true },
  })
  act(() => result.current[1]())
  expect(result.current[0]).toBe(false)
  rerender({ isHere: false })
  expect(result.current[0]).toBe(false)
  const reloaded = renderHook(() => useOpened('entry /a', true))
  expect(reloaded.result.current[0]).toBe(false)
  act(() => reloaded.result.current[1]())
  expect(reloaded.result.current[0]).toBe(true)
  expect(localStorage.length).toBe(0)
})
