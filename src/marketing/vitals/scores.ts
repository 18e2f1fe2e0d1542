/** A movement of content, when it happened in milliseconds and how far it went. */
export interface Shift {
  readonly at: number
  readonly value: number
}

const gap = 1000
const longest = 5000

/** Cumulative Layout Shift: the worst burst of movements, of which none is a second apart and none lasts above five. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity]
  for (const { at, value } of shifts) {
    if (at - last >= gap || at - first >= longest) [sum, first] = [0, at]
    ;[sum, last] = [sum + value, at]
    worst = Math.max(worst, sum)
  }
  return Math.round(worst * 1000) / 1000
}

/**
 * Interaction to Next Paint: the slowest answer in milliseconds, where of each fifty interactions the slowest one is
 * forgiven; undefined where there was none.
 * @param answers how long each interaction waited, by its id
 * @param count of all interactions, the quick ones that are told to nobody included
 */
export function interactionToNextPaint(
  answers: ReadonlyMap<number, number>,
  count: number,
): number | undefined {
  const slowest = [...answers.values()].toSorted((value, other) => other - value)
  const forgiven = Math.min(slowest.length - 1, Math.floor(count / 50))
  return slowest[forgiven]
}
