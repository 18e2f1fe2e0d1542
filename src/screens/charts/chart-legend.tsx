import { colourOf, colours } from './chart-props'
import styles from './charts.module.css'

export const ChartLegend = ({ labels }: { labels: readonly string[] }) => (
  <ul className={styles.legend}>
    {labels.map((label, index) => (
      <li key={label}>
        <span
          className={styles.sign}
          data-sign={index % colours}
          style={{ backgroundColor: colourOf(index) }}
          aria-hidden="true"
        />
        {label}
      </li>
    ))}
  </ul>
)
