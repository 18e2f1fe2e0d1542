import type { Change } from '../history/use-history'
import type { Comment } from './use-comments'

/** An entry of the timeline of a record: a comment, or a change. */
export type TimelineEntry =
  | { readonly kind: 'comment'; readonly at: string; readonly comment: Comment }
  | { readonly kind: 'change'; readonly at: string; readonly change: Change }

interface Loaded<Item> {
  readonly items: readonly Item[]
  /** There are older ones that are not loaded. */
  readonly hasMore: boolean
}

/**
 * Comments and changes in one order, newest first. Where one of both has more entries that are not loaded, older entries
 * of the other one are left out, because entries between them may be missing.
 */
export function mergeTimeline(comments: Loaded<Comment>, changes: Loaded<Change>): readonly TimelineEntry[] {
  const all: TimelineEntry[] = [
    ...comments.items.map((comment) => ({ kind: 'comment', at: comment.createdAt, comment }) as const),
    ...changes.items.map((change) => ({ kind: 'change', at: change.at, change }) as const),
  ]
  const oldest = (times: readonly string[], hasMore: boolean) => (hasMore ? (times.at(-1) ?? '') : '')
  const from = [
    oldest(
      comments.items.map(({ createdAt }) => createdAt),
      comments.hasMore,
    ),
    oldest(
      changes.items.map(({ at }) => at),
      changes.hasMore,
    ),
  ].reduce((later, time) => (time > later ? time : later))
  return all
    .filter(({ at }) => at >= from)
    .sort((before, other) => (before.at < other.at ? 1 : before.at > other.at ? -1 : 0))
}
