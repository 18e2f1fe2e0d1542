import { Component, type ReactNode } from 'react'
import { messageOf } from '#providers/data/http/problem'
import { logFailure } from '#base/log'
import { notify } from '#base/toasts/notify'

interface PartBoundaryProps {
  /** Closes the part, so that it can be opened again. */
  readonly onFailure: () => void
  readonly children: ReactNode
}

/**
 * An error boundary for overlays (palette, drawer, popover): on an error it closes the overlay and shows a message,
 * and the page stays.
 */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A part that was opened failed', error)
    notify({ message: messageOf(error), variant: 'error' })
    this.props.onFailure()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
