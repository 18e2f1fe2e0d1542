import { colours } from './chart-props'
import styles from './charts.module.css'

/** One label with its colour. */
export interface LegendEntry {
  readonly label: string
  readonly colour: string
}

export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ label, colour }, index) => (
      <li key={label}>
        <span
          className={styles.sign}
          data-sign={index % colours}
          style={{ backgroundColor: colour }}
          aria-hidden="true"
        />
        {label}
      </li>
    ))}
  </ul>
)
