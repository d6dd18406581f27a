import { codeOf } from '@ag/core'
import { Component, createContext, type ReactNode, Suspense, useContext } from 'react'
import { AccessDenied } from './access-denied'
import { DataError } from './data-error'
import { WhenOnline } from './when-online'

/** Makes failed data fetchable again before a boundary tries once more; the shell provides what does it. */
export const BoundaryResetContext = createContext<() => void>(() => undefined)

export interface DataBoundaryProps {
  /** Shown until the data is there. */
  loading: ReactNode
  children: ReactNode
}

/** Waiting and failing for everything inside: the components below simply have their data. */
export function DataBoundary({ loading, children }: DataBoundaryProps) {
  const reset = useContext(BoundaryResetContext)
  return (
    <FailureBoundary reset={reset}>
      <Suspense fallback={loading}>{children}</Suspense>
    </FailureBoundary>
  )
}

interface FailureBoundaryProps {
  reset: () => void
  children: ReactNode
}

class FailureBoundary extends Component<FailureBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    this.props.reset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (codeOf(error) === 'FORBIDDEN') return <AccessDenied error={error} />
    return (
      <>
        <WhenOnline run={this.retry} />
        <DataError error={error} onRetry={this.retry} />
      </>
    )
  }
}
