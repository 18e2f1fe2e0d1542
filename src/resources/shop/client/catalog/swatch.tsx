import styles from './shop.module.css'

const tones: Readonly<Record<string, string>> = {
  black: '#1c252e',
  white: '#ffffff',
  silver: '#b8c0c8',
  blue: '#0b66d6',
  green: '#017f31',
  red: '#c9222b',
  orange: '#e07b1a',
}

/** A colour sample beside its name. */
export const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ background: tones[color] }} aria-hidden="true" />
)
