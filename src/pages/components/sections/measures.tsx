import { useSettings } from '#base/settings'
import { LayoutPicture } from '#shell/settings/layout-picture'
import styles from '../components.module.css'
import { Group, Line, Section, type SectionProps } from '../section'

/** The measures of the layout, by the names of their variables. */
const measures = {
  mobileHeader: '--mobile-header',
  siteHeader: '--site-header',
  header: '--header',
  headerOffset: '--header-offset',
  nav: '--nav',
  miniNav: '--mini-nav',
  drawer: '--drawer',
  navItem: '--nav-item',
  navSubItem: '--nav-sub-item',
  navHorizontalItem: '--nav-horizontal-item',
  tableRow: '--table-row',
  compactTableRow: '--compact-table-row',
} as const
const names = Object.keys(measures) as (keyof typeof measures)[]
/** The steps between things: multiples of four. */
const steps = [4, 8, 12, 16, 24, 32, 40]

const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** How large the parts of the frame are, how far things stand apart, and what has the focus. */
export function MeasuresSection({ texts: { sections, measures: labels } }: SectionProps) {
  const { themeLayout } = useSettings()
  return (
    <Section id="measures" title={sections.measures}>
      <Group title={labels.drawn}>
        <span className={styles.layout}>
          <LayoutPicture layout={themeLayout} />
        </span>
      </Group>
      <Group title={labels.layout}>
        <dl className={styles.measures}>
          {names.map((name) => (
            <div key={name}>
              <dt>{labels.names[name]}</dt>
              <dd>
                <span style={{ width: `var(${measures[name]})` }} />
                {Number.parseFloat(valueOf(measures[name]))}
              </dd>
            </div>
          ))}
        </dl>
      </Group>
      <Group title={labels.spacing}>
        <Line>
          {steps.map((step) => (
            <span key={step} className={styles.step}>
              <span style={{ width: step, height: step }} />
              {step}
            </span>
          ))}
        </Line>
      </Group>
      <Group title={labels.focus}>
        <Line>
          <span className={styles.focused}>{labels.focused}</span>
        </Line>
      </Group>
    </Section>
  )
}
