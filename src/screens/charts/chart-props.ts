/** One line, or the bars of one colour: a value for each category, null if there is none. */
export interface ChartSeries {
  readonly label: string
  readonly values: readonly (number | null)[]
  /** The address behind each value, if there is one: a list of exactly the records it is computed from. */
  readonly links?: readonly (string | undefined)[]
  /** The list of the records of all values, if there is one: a link in the legend. */
  readonly list?: string | undefined
  /** Values of an earlier period, for comparison: drawn as a dashed grey line, or as grey bars. */
  readonly isBefore?: boolean
}

/** A list of the records that a figure is computed from. */
export interface ChartList {
  /** The label of the item in the menu. */
  readonly label: string
  readonly address: string
  readonly open: () => void
}

export interface ChartProps {
  readonly title: string
  /** What the figures are, in a sentence for a hint beside the title. */
  readonly note?: string | undefined
  /** A summary in one sentence; shown below the chart, and its text alternative for screen readers. */
  readonly sentence: string
  /** The formatted categories of the axis: days, countries, products. */
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Formats a value; by default as a number in the page's language. */
  readonly format?: (value: number) => string
  /** Formats a value on the axis, where space is limited: '€1.2M'. */
  readonly shortFormat?: (value: number) => string
  /** Formats a value for a file, as a plain number: '1234.50'. By default the value itself. */
  readonly plainFormat?: (value: number) => string
  /** The lists of the records that the figures are computed from. */
  readonly lists?: readonly ChartList[] | undefined
  /** In pixels. */
  readonly height?: number
  readonly loading?: boolean
  /** Navigates to the address of the clicked value. The table has the same addresses as links, for keyboard users. */
  readonly onFollow?: (address: string) => void
  /** The level of the heading: 2 on a page, 3 inside a section. */
  readonly level?: 2 | 3
}

export interface BarChartProps extends ChartProps {
  /** Stacks the bars of a category instead of placing them side by side. */
  readonly stacked?: boolean
}

/** The props of a drawing, with the defaults filled in. */
export type ChartData = Pick<ChartProps, 'categories' | 'series'> & {
  readonly format: (value: number) => string
  readonly shortFormat: (value: number) => string
  readonly height: number
  readonly onFollow?: ((address: string) => void) | undefined
}

/** The number of chart colours; further series start again with the first. */
export const colours = 6
export const colourOf = (index: number): string => `var(--chart-${(index % colours) + 1})`

/** The colour of a series; grey for those of an earlier period. */
export const colourOfSeries = ({ isBefore = false }: ChartSeries, index: number): string =>
  isBefore ? 'var(--chart-6)' : colourOf(index)

export const hasValues = (series: readonly ChartSeries[]): boolean =>
  series.some(({ values }) => values.some((value) => value !== null))
