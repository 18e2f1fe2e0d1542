import type { ReactNode } from 'react'
import styles from './components.module.css'
import type { GalleryTexts } from './use-gallery-texts'

export interface SectionProps {
  readonly texts: GalleryTexts
}

/** A section of the page, with a heading that can be linked to. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div className={styles.content}>{children}</div>
  </section>
)

/** Similar components under a small heading; `bare` omits the card around them. */
export const Group = ({ title, bare, children }: { title: string; bare?: boolean; children: ReactNode }) => (
  <div className={styles.group}>
    <h3>{title}</h3>
    <div className={bare ? undefined : styles.card}>{children}</div>
  </div>
)

/** A wrapping row of components. */
export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
