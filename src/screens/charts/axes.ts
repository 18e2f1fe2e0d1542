import { useTheme } from '@mui/material/styles'
import { beyond, shownLabels } from './axis-labels'
import type { ChartData } from './chart-props'

type Measured = Pick<ChartData, 'categories' | 'series' | 'format' | 'shortFormat'> & {
  /** The width of the whole drawing. */
  readonly width: number
}

/** The width of the figures beside a drawing. */
const figuresWidth = 56

/** The axes: mirrored on right-to-left pages, with short numbers. */
export function useAxes(
  { categories, series, format, shortFormat, width }: Measured,
  scaleType: 'band' | 'point',
) {
  const isWhole = series.every(({ values }) =>
    values.every((value) => value === null || Number.isInteger(value)),
  )
  const isRtl = useTheme().direction === 'rtl'
  const isShown = shownLabels({
    labels: categories,
    width: Math.max(0, width - figuresWidth - beyond),
    isBand: scaleType === 'band',
  })
  const common = {
    data: [...categories],
    reverse: isRtl,
    height: 28,
    // The library would leave out labels one by one where they overlap, so that they are not at regular steps.
    tickLabelInterval: (_: unknown, index: number) => isShown(index),
  }
  return {
    xAxis: [
      scaleType === 'band'
        ? { ...common, scaleType: 'band' as const, categoryGapRatio: 0.3, barGapRatio: 0 }
        : { ...common, scaleType: 'point' as const },
    ],
    yAxis: [
      {
        position: isRtl ? ('right' as const) : ('left' as const),
        width: figuresWidth,
        // Counts of records have no fractions.
        ...(isWhole && { tickMinStep: 1 }),
        tickNumber: 5,
        valueFormatter: (value: number, { location }: { location: string }) =>
          location === 'tick' ? shortFormat(value) : format(value),
      },
    ],
  }
}
