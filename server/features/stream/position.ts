/**
 * How far a reader has read the change log: the last sequence of each lane, lane 1 first.
 *
 * The ids of the entries cannot be used. Writers of different lanes take theirs concurrently and commit in any order,
 * so a lower id may become visible after a higher one, and a reader who continues after the higher one would miss it.
 * Within a lane this cannot happen: a writer holds a lock on the end of the lane until it commits, so sequences
 * become visible in order and without gaps.
 */
export type Position = readonly number[]

/** A position as the id of an event: each lane in base 36, without trailing zeros. */
export function writePosition(position: Position): string {
  const last = position.findLastIndex((sequence) => sequence !== 0)
  return position
    .slice(0, Math.max(last, 0) + 1)
    .map((sequence) => sequence.toString(36))
    .join('.')
}

const written = /^[0-9a-z]{1,10}(\.[0-9a-z]{1,10}){0,63}$/

/** The position in the id of an event; undefined if it is invalid. */
export function readPosition(id: string): Position | undefined {
  if (!written.test(id)) return undefined
  const position = id.split('.').map((lane) => Number.parseInt(lane, 36))
  return position.every(Number.isSafeInteger) ? position : undefined
}

const laneOf = (position: Position, index: number): number => position[index] ?? 0

/** Whether a reader at `here` has read everything up to `there`. */
export const covers = (here: Position, there: Position): boolean =>
  there.every((sequence, index) => laneOf(here, index) >= sequence)

/** The later position in each lane. */
export const furthest = (item: Position, other: Position): Position =>
  Array.from({ length: Math.max(item.length, other.length) }, (_, index) =>
    Math.max(laneOf(item, index), laneOf(other, index)),
  )
