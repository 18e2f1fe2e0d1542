/** The numbers of the first and the last message on screen. */
export interface MessageNumbers {
  readonly first: number
  readonly last: number
}

/** At least this much of a message, in pixels, must be on screen. */
const shownPixels = 16

/** The messages on screen; undefined if there are none. */
export function visibleRange(box: HTMLElement): MessageNumbers | undefined {
  const lines = [...box.querySelectorAll<HTMLElement>('[data-number]')]
  const { top, bottom } = box.getBoundingClientRect()
  const numberAt = (index: number) => Number(lines[index]?.dataset['number'])
  const first = firstIndex(lines, (line) => line.getBoundingClientRect().bottom > top + shownPixels)
  const after = firstIndex(lines, (line) => line.getBoundingClientRect().top > bottom - shownPixels)
  return first < after ? { first: numberAt(first), last: numberAt(after - 1) } : undefined
}

/** The index of the first line that meets a condition, by binary search: the lines are in the order of the screen. */
function firstIndex(lines: readonly HTMLElement[], meets: (line: HTMLElement) => boolean): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const line = lines[middle]
    if (line && meets(line)) high = middle
    else low = middle + 1
  }
  return low
}
