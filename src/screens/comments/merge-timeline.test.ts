import { expect, it } from 'vitest'
import type { Change } from '../history/use-history'
import { mergeTimeline } from './merge-timeline'
import type { Comment } from './use-comments'

const comment = (day: number) => ({ id: `c${day}`, createdAt: `2026-01-0${day}` }) as Comment
const change = (day: number) => ({ id: day, at: `2026-01-0${day}` }) as Change
const days = (...lists: Parameters<typeof mergeTimeline>) =>
  mergeTimeline(...lists).map(({ kind, at }) => `${kind} ${at.at(-1)}`)

it('comments and changes are in one order, newest first', () => {
  expect(
    days({ items: [comment(4), comment(1)], hasMore: false }, { items: [change(3)], hasMore: false }),
  ).toEqual(['comment 4', 'change 3', 'comment 1'])
})

it('entries older than the last one of a list with more are left out, as some between them may be missing', () => {
  expect(
    days(
      { items: [comment(6), comment(5)], hasMore: true },
      { items: [change(7), change(2)], hasMore: false },
    ),
  ).toEqual(['change 7', 'comment 6', 'comment 5'])
})
