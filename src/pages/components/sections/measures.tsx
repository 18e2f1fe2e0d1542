import { useSettings } from '#base/settings'
import { LayoutPicture } from '#shell/settings/layout-picture'
import styles from '../components.module.css'
import { Group, Line, Section, type SectionProps } from '../section'

/** The sizes of the layout, with the names of their CSS variables. */
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
/** The spacing scale in pixels: multiples of four. */
const steps = [4, 8, 12, 16, 24, 32, 40]

const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** The sizes of the layout, the spacing scale and the focus ring. */
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
