import { expect, it } from 'vitest'
import { createSeenTracker } from './seen-tracker'

it('messages count as seen once all before them were on screen', () => {
  const tracker = createSeenTracker(10)
  tracker.show({ first: 8, last: 15 })
  expect(tracker.upTo()).toBe(15)
  tracker.show({ first: 30, last: 40 })
  expect(tracker.upTo()).toBe(40)
})

it('messages that a jump skipped are not seen, and those after them neither', () => {
  const tracker = createSeenTracker(10)
  tracker.jump()
  tracker.show({ first: 50, last: 60 })
  expect(tracker.upTo()).toBe(10)
  tracker.jump()
  tracker.show({ first: 9, last: 20 })
  expect(tracker.upTo()).toBe(20)
})

it('after messages were marked as unread, they are seen again only when they are shown again', () => {
  const tracker = createSeenTracker(40)
  tracker.show({ first: 30, last: 40 })
  tracker.restart(34)
  expect(tracker.upTo()).toBe(34)
  tracker.show({ first: 30, last: 40 })
  expect(tracker.upTo()).toBe(40)
})
