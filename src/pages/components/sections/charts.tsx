import { AreaChart, BarChart, Donut, LineChart, Sparkline } from '#screens/charts'
import { formatMoney, formatMoneyShort } from '#base/format/intl'
import { useLocale } from '#base/format/use-locale'
import styles from '../components.module.css'
import { Section, type SectionProps } from '../section'

const collected = [42, 48, 45, 53, 58, 55, 61, 64, 60, 70, 74, 79]
const paid = [31, 36, 40, 44, 52, 60, 58, 57, 52, 61, 66, 68]
const trend = [12, 15, 14, 18, 17, 21, 24, 22, 27, 29, 31, 34]
const thousands = (values: readonly number[]) => values.map((value) => value * 1_000_00)

/** Every chart: with figures, loading, and empty. */
export function ChartsSection({ texts: { sections, charts } }: SectionProps) {
  const locale = useLocale()
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const months = collected.map((_, index) => month.format(Date.UTC(2026, index)))
  const quarters = ['Q1', 'Q2', 'Q3', 'Q4']
  const format = (minor: number) => formatMoney(minor, 'EUR', locale)
  const shortFormat = (minor: number) => formatMoneyShort(minor, 'EUR', locale)
  const volume = [
    { label: charts.in, values: thousands(collected) },
    { label: charts.out, values: thousands(paid) },
  ]
  const sales = [
    { label: charts.terminals, values: thousands([120, 140, 132, 168]) },
    { label: charts.readers, values: thousands([86, 92, 99, 118]) },
    { label: charts.cards, values: thousands([40, 46, 58, 61]) },
    { label: charts.other, values: thousands([12, 18, 16, 22]) },
  ]
  const item = [{ label: charts.balance, values: thousands([400, 260, 180, 100, 60]) }]
  const props = { title: charts.volume, sentence: charts.volumeText, level: 3 as const, format, shortFormat }
  const cards = [
    <LineChart key="line" {...props} categories={months} series={volume} />,
    <AreaChart
      key="area"
      {...props}
      title={charts.area}
      sentence={charts.areaText}
      categories={months}
      series={[{ label: charts.balance, values: thousands(collected) }]}
    />,
    <BarChart
      key="bar"
      {...props}
      title={charts.sales}
      sentence={charts.salesText}
      categories={quarters}
      series={sales}
    />,
    <BarChart
      key="stack"
      stacked
      {...props}
      title={charts.sales}
      sentence={charts.salesText}
      categories={quarters}
      series={sales}
    />,
    <Donut
      key="donut"
      {...props}
      title={charts.share}
      sentence={charts.shareText}
      categories={['EUR', 'USD', 'CNY', 'GBP', 'SGD']}
      series={item}
    />,
    <LineChart key="loading" {...props} title={charts.reading} loading categories={[]} series={[]} />,
    <LineChart key="empty" {...props} title={charts.nothing} categories={[]} series={[]} />,
    <Sparkline key="spark" values={trend} label={charts.trend} width={160} height={48} />,
  ]
  return (
    <Section id="charts" title={sections.charts}>
      <div className={styles.charts}>
        {cards.map((card) => (
          <div key={card.key} className={styles.card}>
            {card}
          </div>
        ))}
      </div>
    </Section>
  )
}
