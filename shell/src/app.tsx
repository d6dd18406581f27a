import { QueryClientProvider } from '@ag/platform'
import { BoundaryResetContext } from '@ag/ui'
import { type ComponentProps, type ReactNode, StrictMode } from 'react'
import { type RetryArea, RetryAreaProvider } from './routing/retry-area'

interface AppProps {
  queryClient: ComponentProps<typeof QueryClientProvider>['client']
  /** Runs when somebody presses 'Tentar novamente' in a data boundary. */
  resetFailures: () => void
  retryArea: RetryArea
  /** The router, of the browser or of the renderer. */
  children: ReactNode
}

/** What surrounds every page, the same in the browser and where pages are rendered ahead. */
export function App({ queryClient, resetFailures, retryArea, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BoundaryResetContext value={resetFailures}>
          <RetryAreaProvider value={retryArea}>{children}</RetryAreaProvider>
        </BoundaryResetContext>
      </QueryClientProvider>
    </StrictMode>
  )
}
