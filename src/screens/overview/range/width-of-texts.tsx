import styles from './range-bar.module.css'

/** Makes its field as wide as the widest of some texts, which are not shown. */
export const WidthOfTexts = ({ texts }: { readonly texts: readonly string[] }) => (
  <span className={styles.widths} aria-hidden="true">
    {texts.map((text) => (
      <span key={text}>{text}</span>
    ))}
  </span>
)
