/** As the specification has them. */
export type NoticeVariant = 'success' | 'error' | 'warning' | 'info' | 'default'

export interface Notice {
  readonly message: string
  /** 'success' unless it says otherwise. */
  readonly variant?: NoticeVariant
  /** Replaces the notice of the same key. */
  readonly key?: string
  /** Where it stands; top right unless it says otherwise. */
  readonly anchor?: NoticeAnchor
  /** Until it hides by itself, in milliseconds; 3000, or 10,000 with an action, unless it says otherwise. */
  readonly duration?: number
  /** Stays until it is closed by hand or by its key. */
  readonly persist?: boolean
  /** What may be done about it, such as Undo. A click elsewhere does not take it away. */
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
