import Typography from '@mui/material/Typography'
import styles from '../components.module.css'
import { Group, Section, type SectionProps } from '../section'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const texts = ['subtitle1', 'subtitle2', 'body1', 'body2', 'caption'] as const

/** The scale of type, the roundness of things and what they throw. */
export const TypeSection = ({ words }: SectionProps) => (
  <Section id="type" title={words.sections.type}>
    <Group title={words.type.display}>
      {headings.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {words.type.sample}
        </Typography>
      ))}
    </Group>
    <Group title={words.type.text}>
      {texts.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {words.type.sample}
        </Typography>
      ))}
    </Group>
    <Group title={words.type.figures}>
      <p className={styles.figures}>€1,111,111.11</p>
      <p className={styles.figures}>€9,876,543.20</p>
    </Group>
    <Group title={words.type.radius}>
      <div className={styles.line}>
        <span className={styles.shape} style={{ borderRadius: 'var(--chip-radius)' }}>
          {words.type.chip} 6
        </span>
        <span className={styles.shape} style={{ borderRadius: 'var(--radius)' }}>
          {words.type.input} 8
        </span>
        <span className={styles.shape} style={{ borderRadius: 'var(--card-radius)' }}>
          {words.type.card} 16
        </span>
      </div>
    </Group>
    <Group title={words.type.shadows} bare>
      <div className={styles.line}>
        <span className={styles.raised} style={{ boxShadow: 'var(--card-shadow)' }}>
          {words.type.card}
        </span>
        <span className={styles.raised} style={{ boxShadow: 'var(--dropdown-shadow)' }}>
          {words.type.dropdown}
        </span>
      </div>
    </Group>
  </Section>
)
