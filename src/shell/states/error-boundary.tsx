import { Component, type ReactNode } from 'react'
import { logFailure } from '#base/log'
import { reloadForPart } from '#base/connectivity/stale-part'
import { ErrorState } from '.'

interface ErrorBoundaryProps {
  /** A change resets the boundary. */
  readonly resetKey: string
  /** Called on an error, to prepare another attempt. */
  readonly onFailure?: () => void
  readonly children: ReactNode
}
interface ErrorBoundaryState {
  readonly resetKey: string
  readonly failure?: { readonly error: unknown }
}

/** Shows an error in place of a part that fails to render, with Retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey }
  /** The `resetKey` for which Retry was pressed last. */
  private retried: string | undefined

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, failure: undefined }
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A part of the page failed', error)
    this.props.onFailure?.()
    if (this.retried === this.props.resetKey) void reloadForPart(error)
    this.retried = undefined
  }

  override render(): ReactNode {
    const { failure } = this.state
    const retry = () => {
      this.retried = this.props.resetKey
      this.setState({ failure: undefined })
    }
    return failure ? <ErrorState error={failure.error} onRetry={retry} /> : this.props.children
  }
}
