import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AnyResource } from '#define'
import { hasPortraits } from '#define/layout/layout-of'
import { recordRoute } from '#define/reading'
import { Avatar } from '#shell/parts/avatar/avatar'
import { loadWhenSeen } from '#shell/parts/avatar/load-when-seen'
import styles from './display.module.css'
import { formatDistance, formatInstantExactly, partsOfInstant } from '#base/format/intl'
import type { Tint } from './tint'
import { chipWidth } from '#base/format/text-width'

/** The small components with which values are rendered. */

export const Chip = ({ text, tint = 'neutral' }: { text: string; tint?: Tint }) => (
  <span className={`${styles.chip} ${styles[tint]}`}>
    <span>{text}</span>
  </span>
)

const chipsInLine = 3
/** The width that chips may take in a cell, in pixels. */
const lineWidth = 150

/** How many chips fit in a line: at least one. */
function fitting(texts: readonly string[]): number {
  let width = 0
  const at = texts.findIndex((text) => (width += 4 + chipWidth(text)) > lineWidth)
  return at < 0 ? chipsInLine : Math.min(chipsInLine, at || 1)
}

export const Chips = ({ texts, all = false }: { texts: readonly string[]; all?: boolean }) => {
  const shown = all ? texts : texts.slice(0, fitting(texts))
  return (
    <span className={styles.chips} title={shown.length < texts.length ? texts.join(', ') : undefined}>
      {shown.map((text) => (
        <Chip key={text} text={text} />
      ))}
      {shown.length < texts.length && <span className={styles.more}>+{texts.length - shown.length}</span>}
    </span>
  )
}

export const Empty = ({ text }: { text: string }) => (
  <span className={styles.empty}>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{text}</span>
  </span>
)

/** A text with something before it, at the start of the layout. The text is cut at its end if it does not fit. */
export const WithLead = ({ lead, children }: { lead: ReactNode; children: ReactNode }) => (
  <span className={styles.withLead}>
    {lead}
    <span>{children}</span>
  </span>
)

const YesNoIcon = ({ yes }: { yes: boolean }) => (
  <svg
    className={styles.icon}
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path
      d={yes ? 'M3 8.5 6.5 12 13 4.5' : 'M4 4l8 8M12 4l-8 8'}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const YesNo = ({ yes, text }: { yes: boolean; text: string }) => (
  <WithLead lead={<YesNoIcon yes={yes} />}>{text}</WithLead>
)

interface InstantProps {
  readonly instant: string
  readonly locale: string
  /** A day of this year is without the year. */
  readonly isShort?: boolean | undefined
}

/** An instant; in the cell of a table the time is below the day. Its tooltip has the seconds, and the time relative to now. */
export const Instant = ({ instant, locale, isShort }: InstantProps) => {
  const [day, time] = partsOfInstant(instant, locale, isShort)
  const title = `${formatInstantExactly(instant, locale)} (${formatDistance(instant, locale)})`
  return (
    <time className={styles.instant} dateTime={instant} title={title}>
      <span>{day}</span> <span className={styles.clock}>{time}</span>
    </time>
  )
}

export const Swatch = ({ color, text }: { color: string; text: string }) => (
  <WithLead lead={<span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />}>
    {text}
  </WithLead>
)

export const Thumbnail = ({ address }: { address: string }) => (
  <img
    key={address}
    className={styles.thumbnail}
    data-src={address}
    alt=""
    width={36}
    height={36}
    ref={loadWhenSeen}
  />
)

interface OutsideProps {
  readonly href: string
  readonly text: string
  /** Added for screen readers; if set, the link opens in a new tab. */
  readonly note: string
  readonly tabIndex?: number | undefined
}

export const Outside = ({ href, text, note, tabIndex }: OutsideProps) => (
  <a
    className={styles.link}
    href={href}
    tabIndex={tabIndex}
    onClick={(event) => event.stopPropagation()}
    {...(note ? { target: '_blank', rel: 'noreferrer noopener' } : {})}
  >
    {text}
    {note && <span className="visually-hidden"> ({note})</span>}
  </a>
)

interface ReferenceProps {
  readonly id: string
  readonly title: string
  /** The resource of the record, if the user may open it. */
  readonly to: AnyResource | undefined
  /** The user may read its title, but perhaps not open it. */
  readonly isClosed?: boolean | undefined
  readonly tabIndex?: number | undefined
}

/** The title of a referenced record, as a link if the user may open it; of a person with their initials. */
export const Reference = ({ id, title, to, isClosed, tabIndex }: ReferenceProps) => {
  if (!to) return <span>{title}</span>
  const link = isClosed ? (
    <span>{title}</span>
  ) : (
    <Link
      className={styles.link}
      to={recordRoute(to, 'show', id)}
      tabIndex={tabIndex}
      onClick={(event) => event.stopPropagation()}
    >
      {title}
    </Link>
  )
  if (!hasPortraits(to)) return link
  const portrait = (
    <span className={styles.portrait} data-portrait aria-hidden="true">
      <Avatar person={{ id, displayName: title }} size={20} />
    </span>
  )
  return <WithLead lead={portrait}>{link}</WithLead>
}
