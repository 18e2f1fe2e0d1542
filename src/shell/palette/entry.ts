import type { IconName } from '../icons'

export const sections = ['recent', 'pages', 'actions', 'records'] as const
export type Section = (typeof sections)[number]

/** Something that can be found in the palette: a place to go to, or something to do. */
export interface Entry {
  readonly id: string
  readonly section: Section
  readonly title: string
  /** What tells it apart from others of its title. */
  readonly detail?: string
  readonly icon?: IconName | undefined
  /** What it is called otherwise: in the other language, or by what it does. */
  readonly keywords?: readonly string[]
  /** The keys that do the same. */
  readonly keys?: string | undefined
  /** Where it leads; it can then be opened in a new tab too. */
  readonly path?: string
  readonly run?: () => void
}
