import type { AnyResource } from '#define'
import type { Row } from '#providers/data/answers'
import { FieldValue } from '#screens/fields/field-value'
import { Avatar, type Person } from '#shell/parts/avatar/avatar'
import styles from './profile.module.css'

/** The cover, photo, name and role of a user. */
export function ProfileHead({ resource, row }: { resource: AnyResource; row: Row }) {
  const cover = row['coverURL']
  return (
    <section className={`card ${styles.head}`}>
      <div className={styles.cover}>
        {typeof cover === 'string' && cover !== '' ? <img src={cover} alt="" /> : <CoverPattern />}
      </div>
      <div className={styles.person}>
        <span className={styles.photo}>
          <Avatar person={row as Row & Person} size={128} />
        </span>
        <div>
          <h2>{String(row['displayName'])}</h2>
          <div className={styles.line}>
            <FieldValue resource={resource} name="role" row={row} />
            {row['company'] ? <span className="quiet">{String(row['company'])}</span> : null}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Shown if no cover was chosen. */
const CoverPattern = () => (
  <svg viewBox="0 0 800 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="2">
      <path d="M-20 160Q180 -20 420 90T830 20" strokeDasharray="2 9" strokeLinecap="round" />
      <path d="M-20 60Q220 220 460 120T830 150" strokeDasharray="2 9" strokeLinecap="round" />
      <circle cx="420" cy="90" r="14" />
      <circle cx="180" cy="118" r="10" />
      <circle cx="640" cy="88" r="10" />
    </g>
    <g fill="currentColor">
      <circle cx="420" cy="90" r="5" />
      <circle cx="180" cy="118" r="4" />
      <circle cx="640" cy="88" r="4" />
    </g>
  </svg>
)
