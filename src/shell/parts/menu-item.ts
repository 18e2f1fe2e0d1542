import type { ReactNode } from 'react'

export interface MenuItem {
  readonly label: string
  /** The language tag of the label, if it is not in the page's language. */
  readonly tag?: string
  readonly picture?: ReactNode
  /** Set if the items are a choice of one. */
  readonly isChosen?: boolean
  /** Whether a line separates it from the items before it. */
  readonly startsGroup?: boolean
  readonly run: () => void
}
export interface MenuHeading {
  readonly title: string
  readonly text: string
}
