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
export { type Fact, keepReporting, track } from './analytics/track'
export { type CallInput, type CallOptions, call, callFile, pathOf, setApiOrigin } from './api/call'
export * from './api/query'
export * from './navigation'
export * from './notifications'
export * from './privacy/consent'
export * from './privacy/manage'
export * from './request-key'
export * from './routing'
export { keepSession, refreshOnce } from './session/refresh'
export { currentSession, restoreSession, type Session, sessionAtom, useSession } from './session/session'
export { signIn, signInWith, signOut } from './session/sign-in'
export * from './storage'
export { store } from './store'
export * from './theme/theme'
export { platformVersion } from './version'
