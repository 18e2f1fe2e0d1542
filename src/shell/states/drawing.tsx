import type { ReactNode } from 'react'
import styles from './drawing.module.css'
import { Badge, Bars, Disc, Ground, Panel, Route } from './drawing-parts'
import type { Scene } from './scene'

const plus = 'M-7 0h14M0-7v14'
const cross = 'M-6-6 6 6M6-6-6 6'
const tick = 'M-7 0-2 5 7-5'
const wrench = 'M6-7 2-3l1 1 1 1 4-4a6 6 0 0 1-8 7l-6 6-2-2 6-6a6 6 0 0 1 8-7Z'
const bang = 'M0-8v9M0 7.5v.5'

/** A stack of cards at the end of a route, and one more to add. */
const empty = (
  <>
    <Route d="M22 118C40 96 44 70 68 66" from={[22, 118]} />
    <Panel x={86} y={26} width={96} height={72} isBackground />
    <Panel x={76} y={40} width={116} height={76} isBackground />
    <Panel x={66} y={54} width={136} height={80} />
    <Bars x={84} y={74} widths={[64, 92, 44]} />
    <Badge x={200} y={56} path={plus} />
  </>
)

/** A stack of cards, in front of which the icon of an area is shown. */
const area = (
  <>
    <Panel x={72} y={22} width={96} height={72} isBackground />
    <Panel x={62} y={36} width={116} height={76} isBackground />
    <Panel x={52} y={50} width={136} height={84} />
    <Disc x={206} y={118} r={6} tone="warm" />
  </>
)

/** A list under an empty magnifying glass. */
const nothing = (
  <>
    <Panel x={48} y={28} width={132} height={104} />
    <Bars x={66} y={50} widths={[84, 56, 72, 40]} />
    <g className={styles.upright}>
      <circle cx="168" cy="90" r="28" className={styles.panel} />
      <circle cx="168" cy="90" r="28" className={styles.outline} />
      <path d="m189 111 18 18" className={styles.outline} />
    </g>
    <Disc x={36} y={112} r={7} tone="warm" />
  </>
)

/** A route that ends before its target. */
const error = (
  <>
    <Panel x={36} y={48} width={72} height={72} />
    <Bars x={52} y={68} widths={[40, 28]} />
    <Panel x={150} y={36} width={64} height={84} isBackground />
    <Bars x={164} y={56} widths={[36, 24]} />
    <Route d="M108 84h42" />
    <Badge x={129} y={84} path={bang} tone="fault" />
    <Disc x={190} y={132} r={6} tone="warm" />
  </>
)

/** A panel behind a lock. */
const refused = (
  <>
    <Panel x={44} y={30} width={152} height={96} isBackground />
    <Bars x={62} y={50} widths={[64, 96]} />
    <path d="M104 84V70a16 16 0 0 1 32 0v14" className={styles.outline} />
    <rect x="92" y="82" width="56" height="46" rx="10" className={styles.accent} />
    <path d="M120 100v10" className={styles.line} />
    <Disc x={206} y={112} r={7} tone="warm" />
  </>
)

/** Two points with a gap between them. */
const offline = (
  <>
    <Panel x={28} y={52} width={76} height={60} />
    <Bars x={44} y={70} widths={[40, 26]} />
    <circle cx="184" cy="82" r="32" className={styles.behind} />
    <path d="M152 82h64M184 50c-22 20-22 44 0 64M184 50c22 20 22 44 0 64" className={styles.dashed} />
    <Route d="M104 82h14M136 82h16" />
    <Badge x={128} y={82} path={cross} tone="fault" />
  </>
)

/** A route to a point that does not exist. */
const missing = (
  <>
    <Panel x={32} y={64} width={72} height={60} />
    <Bars x={48} y={82} widths={[38, 24]} />
    <Route d="M104 94C130 94 124 60 152 60" from={[104, 94]} />
    <circle cx="182" cy="60" r="30" className={styles.dashed} />
    <g className={styles.upright}>
      <path d="M174 53a8 8 0 1 1 11 7.5c-2.5 1-3 2.5-3 5M182 72v.5" className={styles.outline} />
    </g>
    <Disc x={150} y={118} r={6} tone="warm" />
  </>
)

/** A panel with a check mark. */
const done = (
  <>
    <Panel x={72} y={30} width={96} height={80} isBackground />
    <Panel x={58} y={48} width={124} height={80} />
    <Bars x={76} y={68} widths={[72, 88, 48]} />
    <Badge x={180} y={50} path={tick} tone="good" />
    <Disc x={42} y={60} r={6} tone="soft" />
  </>
)

/** A panel with a wrench. */
const maintenance = (
  <>
    <Panel x={48} y={30} width={120} height={84} isBackground />
    <Panel x={36} y={46} width={128} height={84} />
    <Bars x={54} y={66} widths={[64, 88, 40]} />
    <circle cx="176" cy="98" r="30" className={styles.dashed} />
    <Badge x={176} y={98} path={wrench} />
    <Disc x={206} y={50} r={6} tone="warm" />
  </>
)

const scenes: Readonly<Record<Scene, ReactNode>> = {
  empty,
  area,
  nothing,
  error,
  refused,
  offline,
  missing,
  done,
  maintenance,
}

/** An illustration of panels, routes and discs in the colours of the page. */
export const Drawing = ({ scene }: { scene: Scene }) => (
  <svg className={styles.drawing} viewBox="0 0 240 160">
    <Ground />
    {scenes[scene]}
  </svg>
)
