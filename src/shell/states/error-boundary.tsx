import { Component, type ReactNode } from 'react'
import { logFailure } from '#base/log'
import { reloadForPart } from '#base/connectivity/stale-part'
import { ErrorState } from '.'

interface ErrorBoundaryProps {
  /** Another place is another try. */
  readonly place: string
  /** Clears the way for another try. */
  readonly onFailure?: () => void
  readonly children: ReactNode
}
interface ErrorBoundaryState {
  readonly place: string
  readonly failure?: { readonly error: unknown }
}

/** Keeps what fails inside from taking the rest along; Retry draws it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place }
  /** The place that was last asked for by Retry. */
  private retried: string | undefined

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return place === state.place ? null : { place, failure: undefined }
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('A part of the page failed', error)
    this.props.onFailure?.()
    if (this.retried === this.props.place) void reloadForPart(error)
    this.retried = undefined
  }

  override render(): ReactNode {
    const { failure } = this.state
    const retry = () => {
      this.retried = this.props.place
      this.setState({ failure: undefined })
    }
    return failure ? <ErrorState error={failure.error} onRetry={retry} /> : this.props.children
  }
}
