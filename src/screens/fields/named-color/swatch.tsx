import styles from './swatch.module.css'

const tones: Readonly<Record<string, string>> = {
  black: '#1c252e',
  white: '#ffffff',
  silver: '#b8c0c8',
  blue: '#0b66d6',
  green: '#017f31',
  red: '#c9222b',
  orange: '#e07b1a',
}

/** Whether a value is the name of a colour that a swatch can show. */
export const isNamedColor = (value: string): boolean => Object.hasOwn(tones, value)

/** A colour sample beside its name. */
export const NamedSwatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ background: tones[color] }} aria-hidden="true" />
)
