import * as runtime from '@module-federation/runtime'
import bundlerRuntime from '@module-federation/webpack-bundler-runtime'

// The one copy of the federation runtime on a page: the shell and every remote take it from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME: runtime, _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime })
