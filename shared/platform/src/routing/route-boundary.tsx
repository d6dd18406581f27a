import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface RouteBoundaryProps {
  /** Shown instead of what could not be drawn, until somebody goes somewhere, be it to the same address. */
  fallback: ComponentType<{ error: unknown }>
  children: ReactNode
}

/** Catches what breaks below a route. */
export const RouteBoundary = (props: RouteBoundaryProps) => <Boundary {...props} location={useLocation()} />

interface BoundaryProps extends RouteBoundaryProps {
  location: object
}

interface BoundaryState {
  location: object
  failure?: { error: unknown } | undefined
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: undefined }
  }

  override render() {
    const { fallback: Fallback, children } = this.props
    const { failure } = this.state
    return failure ? <Fallback error={failure.error} /> : children
  }
}
