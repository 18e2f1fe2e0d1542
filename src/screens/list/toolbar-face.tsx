import type { ReactNode } from 'react'
import styles from './list.module.css'

/** What a button of the toolbar shows: an icon on 16 by 16, its word, and how many there are of it. */
export const ToolFace = ({ path, text, count = 0 }: { path: string; text: ReactNode; count?: number }) => (
  <>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className={styles.toolText}>{text}</span>
    {count > 0 && <span className={styles.count}>{count}</span>}
  </>
)
