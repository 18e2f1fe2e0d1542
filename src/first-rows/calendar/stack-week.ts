/** Columns of a week: from `start` to before `end`. */
interface Columns {
  readonly start: number
  readonly end: number
}

/** What an event covers of a week. */
export interface Piece<Of> extends Columns {
  readonly of: Of
  /** Whether the event starts in this week; otherwise it comes from the one before. */
  readonly isStart: boolean
  readonly isEnd: boolean
}

/** A piece, or a part of it, with its line below the number of the day. */
export interface PlacedPiece<Of> extends Piece<Of> {
  readonly line: number
}

/** Where the events of a week are shown. */
export interface StackedWeek<Of> {
  readonly placed: readonly PlacedPiece<Of>[]
  /** How many are not shown, by column. */
  readonly hidden: readonly number[]
}

/** A part of a piece that is shown or hidden as a whole. */
interface Part<Of> extends Columns {
  readonly piece: Piece<Of>
}

/** What a week has in its lines, and for which columns a line is reserved. */
interface Week<Of> {
  readonly lines: Part<Of>[][]
  readonly hidden: Part<Of>[]
  /** By column: from this line on nothing is shown, as the number of hidden events is there. */
  readonly limits: number[]
  /** The columns in which an event is hidden. */
  readonly isCovered: boolean[]
}

/** How the parts of a piece that is too much are shown in a line. */
interface Plan<Of> {
  readonly line: number
  readonly parts: readonly Part<Of>[]
  readonly score: number
}

const maxParts = 3
const costOfPart = 0.15

const lengthOf = ({ start, end }: Columns): number => end - start
const meet = (first: Columns, second: Columns): boolean =>
  first.start < second.end && second.start < first.end
const columnsOf = ({ start, end }: Columns): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index)

/**
 * Stacks the events of a week as the calendar library does, all of them being equally high: each in the first line with
 * room for it. Where the lines do not suffice, the last one has the number of hidden events, and an event of several
 * days is interrupted there.
 * @param pieces in the order in which the library shows them
 * @param capacity the number of lines
 */
export function stackWeek<Of>(pieces: readonly Piece<Of>[], capacity: number, columns = 7): StackedWeek<Of> {
  const lines: Part<Of>[][] = []
  const tooMany: Part<Of>[] = []
  for (const piece of pieces) {
    const part = { piece, start: piece.start, end: piece.end }
    const free = lines.findIndex((line) => !line.some((other) => meet(other, part)))
    const line = free < 0 ? lines.length : free
    if (line >= capacity) tooMany.push(part)
    else (lines[line] ??= []).push(part)
  }
  const week: Week<Of> = {
    lines,
    hidden: [],
    limits: Array.from({ length: columns }, () => Infinity),
    isCovered: Array.from({ length: columns }, () => false),
  }
  for (const part of tooMany) insertPart(week, part, true)
  const hidden = week.limits.map(
    (_, column) => week.hidden.filter((part) => meet(part, { start: column, end: column + 1 })).length,
  )
  return { placed: movedUp(lines), hidden }
}

/** Shows a part in a line with room for it, or else parts of it, and hides the others. */
function insertPart<Of>(week: Week<Of>, part: Part<Of>, mustBeCut: boolean): void {
  const isFree = (line: number) => freeRuns(week, part, line).some((run) => lengthOf(run) === lengthOf(part))
  const whole = mustBeCut ? -1 : week.lines.findIndex((_, line) => isFree(line))
  if (whole >= 0) {
    week.lines[whole]?.push(part)
    return
  }
  const plan = bestPlan(week, part, mustBeCut)
  const shown = plan?.parts ?? []
  if (plan) week.lines[plan.line]?.push(...shown)
  const isShown = (column: number) => shown.some((other) => other.start <= column && column < other.end)
  const rest = runsOf(part, (column) => !isShown(column))
  const reserved = rest.flatMap((columns) => hidePart(week, { ...part, ...columns }))
  for (const columns of reserved) reserveLine(week, columns)
}

/** Hides a part. Returns the columns in which nothing was hidden before. */
function hidePart<Of>(week: Week<Of>, part: Part<Of>): Columns[] {
  week.hidden.push(part)
  const added = runsOf(part, (column) => !week.isCovered[column])
  for (const column of columnsOf(part)) week.isCovered[column] = true
  return added
}

/** Reserves the last line that is taken in these columns for the number of hidden events. */
function reserveLine<Of>(week: Week<Of>, columns: Columns): void {
  const last = week.lines.findLastIndex((line) => line.some((part) => meet(part, columns)))
  const line = Math.max(last, 0)
  for (const column of columnsOf(columns)) week.limits[column] = line
  const parts = week.lines[line] ?? []
  const victims = parts.filter((part) => meet(part, columns))
  week.lines[line] = parts.filter((part) => !meet(part, columns))
  for (const victim of victims) {
    const isReserved = (column: number) => columns.start <= column && column < columns.end
    for (const within of runsOf(victim, isReserved)) hidePart(week, { ...victim, ...within })
    for (const beside of runsOf(victim, (column) => !isReserved(column)))
      insertPart(week, { ...victim, ...beside }, false)
  }
}

/** The best way to show parts of a part: as many columns as possible, in few parts. */
function bestPlan<Of>(week: Week<Of>, part: Part<Of>, mustBeCut: boolean): Plan<Of> | undefined {
  let best: Plan<Of> | undefined
  for (const line of week.lines.keys()) {
    const runs = freeRuns(week, part, line).toSorted((run, other) => lengthOf(other) - lengthOf(run))
    let visible = 0
    for (const [index, run] of runs.slice(0, maxParts).entries()) {
      visible += lengthOf(run)
      // What has room as a whole was tried before; here something of it is hidden.
      if (mustBeCut && visible >= lengthOf(part)) break
      const score = visible / lengthOf(part) - costOfPart * index
      const parts = runs.slice(0, index + 1).map((columns) => ({ ...part, ...columns }))
      const isBetter =
        !best || score > best.score || (score === best.score && parts.length < best.parts.length)
      if (isBetter) best = { line, parts, score }
    }
  }
  return best
}

/** The columns of a part that are free in a line. */
const freeRuns = <Of>(week: Week<Of>, part: Part<Of>, line: number): Columns[] =>
  runsOf(
    part,
    (column) =>
      line < (week.limits[column] ?? Infinity) &&
      !week.lines[line]?.some((other) => meet(other, { start: column, end: column + 1 })),
  )

/** The runs of consecutive columns that meet a condition. */
function runsOf(within: Columns, holds: (column: number) => boolean): Columns[] {
  const runs: { start: number; end: number }[] = []
  for (const column of columnsOf(within)) {
    if (!holds(column)) continue
    const last = runs.at(-1)
    if (last?.end === column) last.end = column + 1
    else runs.push({ start: column, end: column + 1 })
  }
  return runs
}

/** The parts with their lines, where each is moved up as far as those above it allow. */
function movedUp<Of>(lines: readonly (readonly Part<Of>[])[]): PlacedPiece<Of>[] {
  const placed: PlacedPiece<Of>[] = []
  for (const part of lines.flat()) {
    const above = placed.filter((other) => meet(other, part)).map(({ line }) => line)
    const { piece, start, end } = part
    placed.push({
      ...piece,
      start,
      end,
      isStart: piece.isStart && start === piece.start,
      isEnd: piece.isEnd && end === piece.end,
      line: Math.max(-1, ...above) + 1,
    })
  }
  return placed
}
