/** The variants in the specification. */
export type NoticeVariant = 'success' | 'error' | 'warning' | 'info' | 'default'

export interface Notice {
  readonly message: string
  /** Default: 'success'. */
  readonly variant?: NoticeVariant
  /** Replaces the notice with the same key. */
  readonly key?: string
  /** Its corner; default: top right. */
  readonly anchor?: NoticeAnchor
  /** Time until it hides, in milliseconds; default: 3000, or 10,000 with an action. */
  readonly duration?: number
  /** Stays until it is closed by the user or by its key. */
  readonly persist?: boolean
  /** An action such as Undo. A click elsewhere then does not close the notice. */
  readonly action?: NoticeAction
}

export interface NoticeAnchor {
  readonly vertical: 'top' | 'bottom'
  readonly horizontal: 'left' | 'center' | 'right'
}

export interface NoticeAction {
  readonly label: string
  readonly run: () => void
}
