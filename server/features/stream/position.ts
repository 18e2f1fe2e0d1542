/**
 * How far somebody has read the ledger: the last sequence of each lane, lane 1 first.
 *
 * The ids of the ledger will not do. Writers of different lanes take theirs at the same time and commit in any order, so
 * that a small id may become visible after a greater one, and whoever asked for what came after the greater one would
 * miss it for good. Inside of a lane that cannot happen: whoever appends holds the end of the lane until it commits, so
 * its sequence is visible in order and without a gap.
 */
export type Position = readonly number[]

/** A position as the id of an event: each lane in base 36, without the zeros at its end. */
export function writePosition(position: Position): string {
  const last = position.findLastIndex((sequence) => sequence !== 0)
  return position
    .slice(0, Math.max(last, 0) + 1)
    .map((sequence) => sequence.toString(36))
    .join('.')
}

const written = /^[0-9a-z]{1,10}(\.[0-9a-z]{1,10}){0,63}$/

/** The position that an event's id says; undefined where it is none. */
export function readPosition(id: string): Position | undefined {
  if (!written.test(id)) return undefined
  const position = id.split('.').map((lane) => Number.parseInt(lane, 36))
  return position.every(Number.isSafeInteger) ? position : undefined
}

const laneOf = (position: Position, index: number): number => position[index] ?? 0

/** Whether whoever stands here has read everything up to there. */
export const covers = (here: Position, there: Position): boolean =>
  there.every((sequence, index) => laneOf(here, index) >= sequence)

/** The further one of both, in each lane. */
export const furthest = (item: Position, other: Position): Position =>
  Array.from({ length: Math.max(item.length, other.length) }, (_, index) =>
    Math.max(laneOf(item, index), laneOf(other, index)),
  )
