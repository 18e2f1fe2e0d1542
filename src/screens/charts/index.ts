export type { BarChartProps, ChartProps, ChartSeries } from './chart-props'
export { AreaChart, BarChart, Donut, LineChart } from './charts'
export { Sparkline } from './sparkline'
