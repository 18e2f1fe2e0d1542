import type { IconName } from '../icons'

export const sections = ['drafts', 'recent', 'pages', 'actions', 'records'] as const
export type Section = (typeof sections)[number]

/** An entry of the palette: a page, or an action. */
export interface Entry {
  readonly id: string
  readonly section: Section
  readonly title: string
  /** Distinguishes it from others with the same title. */
  readonly detail?: string
  readonly icon?: IconName | undefined
  /** Search terms: its name in the other language, or what it does. */
  readonly keywords?: readonly string[]
  /** The shortcut for the same action. */
  readonly keys?: string | undefined
  /** The path it links to, which can also be opened in a new tab. */
  readonly path?: string
  readonly run?: () => void
}
