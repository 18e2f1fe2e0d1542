import { Link } from 'react-router-dom'
import { colours } from './chart-props'
import styles from './chart-legend.module.css'

/** One label with its colour. */
export interface LegendEntry {
  readonly label: string
  readonly colour: string
  /** The list of its records. */
  readonly address?: string | undefined
}

export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend}>
    {entries.map(({ label, colour, address }, index) => (
      <li key={label}>
        <span
          className={styles.sign}
          data-sign={index % colours}
          style={{ backgroundColor: colour }}
          aria-hidden="true"
        />
        {address === undefined ? label : <Link to={address}>{label}</Link>}
      </li>
    ))}
  </ul>
)
