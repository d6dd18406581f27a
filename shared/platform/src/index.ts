export {
  QueryClientProvider,
  useIsFetching,
  useMutation,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export { useAtom, useAtomValue, useSetAtom } from 'jotai/react'
export { atom } from 'jotai/vanilla'
export { type Fact, startReporting, track } from './analytics/track'
export { type CallInput, type CallOptions, call, callFile, pathOf, setApiOrigin } from './api/call'
export * from './api/query'
export * from './navigation'
export * from './notifications'
export * from './privacy/consent'
export * from './privacy/manage'
export * from './request-key'
export * from './routing'
export { signIn, signInWith, signOut } from './session/actions'
export { restoreSession, syncSession } from './session/restore'
export { currentSession, type Session, sessionAtom, type User, useSession } from './session/session'
export * from './storage'
export { store } from './store'
export * from './theme/theme'
export { platformVersion } from './version'
