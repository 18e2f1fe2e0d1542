import type { ReactNode } from 'react'

export interface MenuItem {
  readonly label: string
  /** The language of the label, where it is not the page's. */
  readonly tag?: string
  readonly picture?: ReactNode
  /** Said where the items are a choice of one. */
  readonly isChosen?: boolean
  readonly run: () => void
}
export interface MenuHeading {
  readonly title: string
  readonly text: string
}
