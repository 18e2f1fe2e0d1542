import type { MessageNumbers } from './visible-range'

/**
 * Up to which message everything was on screen. Messages that were skipped by a jump were not, so the position stays
 * before them.
 */
export interface SeenTracker {
  /** The number of the last message up to which all were on screen. */
  readonly upTo: () => number
  /** Takes what is on screen now; the messages between this and the previous range were scrolled past. */
  readonly show: (range: MessageNumbers) => void
  /** The next range is reached by a jump: what is between was not on screen. */
  readonly jump: () => void
  /** Begins again after a message. */
  readonly restart: (number: number) => void
}

/** @param start the number of the last message that was seen before */
export function createSeenTracker(start: number): SeenTracker {
  let upTo = start
  let before: MessageNumbers | undefined
  return {
    upTo: () => upTo,
    show: (range) => {
      const first = Math.min(range.first, before?.first ?? range.first)
      const last = Math.max(range.last, before?.last ?? range.last)
      before = range
      if (first <= upTo + 1) upTo = Math.max(upTo, last)
    },
    jump: () => void (before = undefined),
    restart: (number) => {
      upTo = number
      before = undefined
    },
  }
}
