import { expect, test } from 'vitest'
import { contentOf } from './toast-content'

const action = { label: 'Undo', run: () => undefined }

test('a toast with an action stays for 10 s, one without for 3 s', () => {
  expect(contentOf({ message: 'Archived', action }).hideAfter).toBe(10_000)
  expect(contentOf({ message: 'Saved' }).hideAfter).toBe(3000)
})

test('a given duration takes precedence, and a persistent toast does not hide', () => {
  expect(contentOf({ message: 'Archived', action, duration: 1200 }).hideAfter).toBe(1200)
  expect(contentOf({ message: 'Offline', action, persist: true }).hideAfter).toBeUndefined()
})
