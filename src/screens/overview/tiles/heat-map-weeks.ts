/** The length of a day in milliseconds; the days of a calendar are computed in UTC. */
export const dayLong = 86_400_000

interface Placed {
  /** 'YYYY-MM-DD'. */
  readonly day: string
  /** The lines of the grid, from 1. */
  readonly column: number
  readonly row: number
}

/** Rows of the grid for the weeks beside each other: the months, and a row for each day of the week. */
const bandRows = 8
/** The weeks that the name of a month needs. */
const monthWeeks = 3

/**
 * The days of a range in a grid: a column for each week from Monday, behind a column of weekdays. Weeks that do not fit
 * beside each other are continued below.
 */
export function calendarOf(from: string, count: number, fitting?: number) {
  const start = Date.parse(`${from}T00:00:00Z`)
  // 1970 began on a Thursday, the fourth day of its week.
  const offset = (start / dayLong + 3) % 7
  const weeks = Math.ceil((offset + count) / 7)
  const columns = Math.min(weeks, fitting ?? weeks)
  const cells = Array.from({ length: count }, (_, index): Placed => {
    const week = Math.floor((offset + index) / 7)
    return {
      day: new Date(start + index * dayLong).toISOString().slice(0, 10),
      column: (week % columns) + 2,
      row: Math.floor(week / columns) * bandRows + ((offset + index) % 7) + 2,
    }
  })
  return {
    days: cells.map(({ day }) => day),
    cells,
    months: monthsOf(cells),
    /** A Monday. */
    mondays: start - offset * dayLong,
    columns,
    /** The first row of each group of weeks. */
    bands: Array.from({ length: Math.ceil(weeks / columns) }, (_, band) => band * bandRows + 1),
  }
}

/** Where the names of the months are: above the first day of each, and of the range if there is space before the next. */
function monthsOf(cells: readonly Placed[]): readonly Placed[] {
  const firsts = cells.filter(({ day }, index) => index === 0 || day.endsWith('-01'))
  return firsts
    .map(({ day, column, row }) => ({ day, column, row: Math.floor((row - 2) / bandRows) * bandRows + 1 }))
    .filter(({ column, row }, index, all) => {
      const next = all[index + 1]
      return index > 0 || next?.row !== row || next.column - column >= monthWeeks
    })
}
