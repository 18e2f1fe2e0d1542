import type { SelectOption } from './select-props'
import styles from './select.module.css'

/** The label of an option, with its colour and indented by its level. */
export const OptionLabel = ({ option: { label, swatch, depth = 0, lang } }: { option: SelectOption }) => (
  <span
    className={styles.label}
    lang={lang}
    style={depth > 0 ? { paddingInlineStart: `${depth * indent}px` } : undefined}
  >
    {swatch !== undefined && <SwatchDot color={swatch} />}
    {label}
  </span>
)

const indent = 16

/** A small disc of a colour, for decoration: the text beside it names the colour. */
export const SwatchDot = ({ color }: { color: string }) => (
  <span aria-hidden="true" className={styles.swatch} style={{ background: color }} />
)
