import type { ReactNode } from 'react'
import styles from './tiles.module.css'

/** The width of a tile on wide screens, in twelfths of the page. */
export type Width = 3 | 4 | 6 | 8 | 12

interface TileProps {
  readonly width: Width
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Tile = ({ width, className = '', children }: TileProps) => (
  <div className={`card ${styles.tile} ${className}`} data-width={width}>
    {children}
  </div>
)

/** The grid of an overview's tiles. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>
