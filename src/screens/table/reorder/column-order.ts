/** The horizontal extent of the head of a column. */
export interface HeadSpan {
  readonly name: string
  readonly left: number
  readonly right: number
}

/** Where a dragged column would be dropped: in front of the head at `index`, at the position `x` of a line. */
export interface Drop {
  readonly name: string | undefined
  readonly x: number
}

/** The drop at a position, among the visible heads in reading order. */
export function dropAt(heads: readonly HeadSpan[], x: number, isRtl: boolean): Drop | undefined {
  const isBehind = ({ left, right }: HeadSpan) => (isRtl ? x > (left + right) / 2 : x < (left + right) / 2)
  const head = heads.find(isBehind)
  if (head) return { name: head.name, x: isRtl ? head.right : head.left }
  const last = heads.at(-1)
  return last && { name: undefined, x: isRtl ? last.left : last.right }
}

/** The names with one in front of another, or at the end; the same array if nothing changes. */
export function inFrontOf(
  names: readonly string[],
  name: string,
  other: string | undefined,
): readonly string[] {
  if (name === other) return names
  const rest = names.filter((item) => item !== name)
  const index = other === undefined ? rest.length : rest.indexOf(other)
  const next = [...rest.slice(0, index), name, ...rest.slice(index)]
  return next.every((item, at) => item === names[at]) ? names : next
}
