export {
  QueryClientProvider,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
export { useAtom, useAtomValue, useSetAtom } from 'jotai/react'
export { atom } from 'jotai/vanilla'
export { type CallInput, type CallOptions, call, pathOf, setApiOrigin } from './api/call'
export * from './api/query'
export * from './navigation'
export * from './notifications'
export * from './privacy/consent'
export * from './routing'
export { keepSession, refreshOnce } from './session/refresh'
export { currentSession, restoreSession, type Session, sessionAtom, useSession } from './session/session'
export { signIn, signOut } from './session/sign-in'
export * from './storage'
export { store } from './store'
export { platformVersion } from './version'
