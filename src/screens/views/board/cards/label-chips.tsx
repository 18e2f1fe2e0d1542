import type { CSSProperties } from 'react'
import { labelColor } from '#shell/parts/label-hue'
import styles from './card.module.css'

/** Labels, each in the colour that follows from its text. */
export const LabelChips = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={styles.labels}>
    {texts.map((text) => (
      <li key={text} style={{ '--label': labelColor(text) } as CSSProperties}>
        {text}
      </li>
    ))}
  </ul>
)
