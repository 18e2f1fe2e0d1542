import { presets, states } from '#theme/tokens'
import styles from '../components.module.css'
import { Group, Section, type SectionProps } from '../section'

const shades = ['lighter', 'light', 'main', 'dark', 'darker'] as const
const surfaces = [
  'background',
  'paper',
  'neutral',
  'text',
  'text-secondary',
  'text-disabled',
  'divider',
  'input-border',
]
const tones = ['primary', ...Object.keys(states)]

/** Every colour with the name of its CSS variable. */
export const ColoursSection = ({ texts }: SectionProps) => (
  <Section id="colours" title={texts.sections.colours}>
    <Group title={texts.colours.preset}>
      <Swatches names={shades.map((shade) => `primary-${shade}`)} />
      <div className={styles.line}>
        {Object.keys(presets).map((name) => (
          <span key={name} className={styles.preset} data-preset={name} title={name} />
        ))}
      </div>
    </Group>
    <Group title={texts.colours.states}>
      {Object.keys(states).map((state) => (
        <Swatches key={state} names={shades.map((shade) => `${state}-${shade}`)} />
      ))}
      <div className={styles.line}>
        {tones.map((tone) => (
          <span
            key={tone}
            className={styles.tone}
            style={{ background: `var(--${tone}-tint)`, color: `var(--${tone}-text)` }}
          >
            {tone}-text
          </span>
        ))}
      </div>
    </Group>
    <Group title={texts.colours.surfaces}>
      <Swatches names={surfaces} />
    </Group>
  </Section>
)

const Swatches = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.swatches}>
    {names.map((name) => (
      <li key={name}>
        <span style={{ background: `var(--${name})` }} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
)
