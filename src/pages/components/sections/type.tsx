import Typography from '@mui/material/Typography'
import styles from '../components.module.css'
import { Group, Section, type SectionProps } from '../section'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const texts = ['subtitle1', 'subtitle2', 'body1', 'body2', 'caption'] as const

/** Type scale, corner radii and shadows. */
export const TypeSection = ({ texts: sectionTexts }: SectionProps) => (
  <Section id="type" title={sectionTexts.sections.type}>
    <Group title={sectionTexts.type.display}>
      {headings.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {sectionTexts.type.sample}
        </Typography>
      ))}
    </Group>
    <Group title={sectionTexts.type.text}>
      {texts.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {sectionTexts.type.sample}
        </Typography>
      ))}
    </Group>
    <Group title={sectionTexts.type.figures}>
      <p className={styles.figures}>€1,111,111.11</p>
      <p className={styles.figures}>€9,876,543.20</p>
    </Group>
    <Group title={sectionTexts.type.radius}>
      <div className={styles.line}>
        <span className={styles.shape} style={{ borderRadius: 'var(--chip-radius)' }}>
          {sectionTexts.type.chip} 6
        </span>
        <span className={styles.shape} style={{ borderRadius: 'var(--radius)' }}>
          {sectionTexts.type.input} 8
        </span>
        <span className={styles.shape} style={{ borderRadius: 'var(--card-radius)' }}>
          {sectionTexts.type.card} 16
        </span>
      </div>
    </Group>
    <Group title={sectionTexts.type.shadows} bare>
      <div className={styles.line}>
        <span className={styles.raised} style={{ boxShadow: 'var(--card-shadow)' }}>
          {sectionTexts.type.card}
        </span>
        <span className={styles.raised} style={{ boxShadow: 'var(--dropdown-shadow)' }}>
          {sectionTexts.type.dropdown}
        </span>
      </div>
    </Group>
  </Section>
)
