import { createContext, use, type ReactNode } from 'react'
import type { TileWidth } from '#define/overview/arrangement'
import styles from './tiles.module.css'

/** The width of a tile on wide screens, in twelfths of the page; a tile grows if its row has room. */
export type Width = 3 | 4 | 5 | 6 | 7 | 8 | 12

interface TileProps {
  readonly width: Width
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The width of a tile in an arrangement; undefined if it is as declared. */
export const WidthContext = createContext<TileWidth | undefined>(undefined)

export function Tile({ width, className = '', children }: TileProps) {
  const arranged = use(WidthContext)
  return (
    <div className={`card ${styles.tile} ${className}`} data-width={arranged ?? width}>
      {children}
    </div>
  )
}

/** The tiles of an overview, in rows that fill the page. */
export const Tiles = ({ children }: { children: ReactNode }) => <div className={styles.tiles}>{children}</div>

/** The figures of an overview, in a row of their own. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={styles.figures}>{children}</div>
)
