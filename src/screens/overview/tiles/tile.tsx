import type { ReactNode } from 'react'
import styles from './tiles.module.css'

/** How much of the page's width a tile takes where there is room: of twelve parts. */
export type Width = 3 | 4 | 6 | 8 | 12

interface TileProps {
  readonly width: Width
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** One card of an overview. */
export const Tile = ({ width, className = '', children }: TileProps) => (
  <div className={`card ${styles.tile} ${className}`} data-width={width}>
    {children}
  </div>
)

/** The cards of an overview. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>
