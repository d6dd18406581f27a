import { createSharing } from '../remotes/sharing'

// The one federation runtime of a page: the shell and every remote take it from here.
Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: { bundlerRuntime: createSharing() } })
