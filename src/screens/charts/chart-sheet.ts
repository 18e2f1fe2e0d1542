import type { ChartProps } from './chart-props'

/** A cell of a sheet: as it is shown, and as it is written to a file. */
export interface Cell {
  readonly text: string
  readonly plain: string
  /** The address behind it. */
  readonly address?: string | undefined
}

/** What a chart or a list shows, as a table. */
export interface Sheet {
  /** The headings of the columns. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

type Figures = Pick<ChartProps, 'categories' | 'series' | 'plainFormat'> & {
  readonly format: (value: number) => string
}

/** A cell with the same text in a file. */
export const textCell = (text: string, address?: string): Cell => ({ text, plain: text, address })

/** The figures of a chart, with a row for each category. */
export const chartSheet = (
  heading: string,
  { categories, series, format, plainFormat = String }: Figures,
): Sheet => ({
  head: [heading, ...series.map(({ label }) => label)],
  rows: categories.map((category, index) => [
    textCell(category),
    ...series.map(({ values, links }): Cell => {
      const value = values[index]
      return typeof value === 'number'
        ? { text: format(value), plain: plainFormat(value), address: links?.[index] }
        : { text: '–', plain: '' }
    }),
  ]),
})

/** A sheet as rows of texts for a file, with plain numbers. */
export const plainRows = ({ head, rows }: Sheet): string[][] => [
  [...head],
  ...rows.map((row) => row.map(({ plain }) => plain)),
]
