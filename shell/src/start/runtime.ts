import * as core from '@module-federation/runtime-core'

// The one copy of the federation runtime on a page: every build takes it from here (`experiments.externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })
