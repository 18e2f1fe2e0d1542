/** One line, or one colour of bars: a value for each category, null where there is none. */
export interface ChartSeries {
  readonly label: string
  readonly values: readonly (number | null)[]
  /** The address of what each value is made of, where there is one: a list of exactly those records. */
  readonly links?: readonly (string | undefined)[]
}

/** What every chart says. */
export interface ChartProps {
  readonly title: string
  /** What there is to see, in one sentence; beneath the chart, and read out in its place. */
  readonly sentence: string
  /** The places along the axis, as they are written: days, countries, products. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** How a value is written; a plain number of the page's language where it is left out. */
  readonly format?: (value: number) => string
  /** How a value is written along the axis, where there is little room: '€1.2M'. */
  readonly shortFormat?: (value: number) => string
  /** Pixels of the drawing. */
  readonly height?: number
  readonly loading?: boolean
  /** Goes to the address of the value that was clicked. The same addresses are links in the table, for the keyboard. */
  readonly onFollow?: (address: string) => void
  /** Levels of the heading: 2 on a page, 3 inside of a section. */
  readonly level?: 2 | 3
}

export interface BarChartProps extends ChartProps {
  /** The bars of a category stand on each other instead of side by side. */
  readonly stacked?: boolean
}

/** What a drawing needs, with nothing left out. */
export type ChartData = Pick<ChartProps, 'categories' | 'series'> & {
  readonly format: (value: number) => string
  readonly shortFormat: (value: number) => string
  readonly height: number
  readonly onFollow?: ((address: string) => void) | undefined
}

/** There are as many colours; what goes beyond begins again. */
export const colours = 6
export const colourOf = (index: number): string => `var(--chart-${(index % colours) + 1})`

/** Whether there is anything to draw. */
export const hasValues = (series: readonly ChartSeries[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== null))
