/** A layout shift with its time in milliseconds and its score. */
export interface Shift {
  readonly at: number
  readonly value: number
}

const gap = 1000
const longest = 5000

/** Cumulative Layout Shift: the worst burst of shifts with gaps of less than a second, at most five seconds long. */
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
 * Interaction to Next Paint: the duration of the slowest interaction in milliseconds, ignoring the slowest one of
 * every fifty; undefined without interactions.
 * @param answers the duration of each interaction, by id
 * @param count the number of all interactions, including short ones that are not reported
 */
export function interactionToNextPaint(
  answers: ReadonlyMap<number, number>,
  count: number,
): number | undefined {
  const slowest = [...answers.values()].toSorted((value, other) => other - value)
  const forgiven = Math.min(slowest.length - 1, Math.floor(count / 50))
  return slowest[forgiven]
}
