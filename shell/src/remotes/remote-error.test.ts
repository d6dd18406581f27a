import { type FailureKind, kindOf, RemoteError } from './remote-error'

const runtimeError = (code: string, words: string, original?: string) =>
  new Error(
    [
      `[ Federation Runtime ]: ${words} #${code}`,
      'args: {"remoteName":"mfe_auth_0123456789ab","resourceUrl":"/r/mfe-auth/0123456789ab/client/remoteEntry.js"}',
      `View the docs to see how to solve: https://module-federation.io/guide/troubleshooting/runtime#${code.toLowerCase()}`,
      ...(original ? [`Original Error Message:\n ${original}`] : []),
    ].join('\n'),
  )
const named = (name: string, message: string) => Object.assign(new Error(message), { name })
const entry = 'http://localhost/r/mfe-auth/0123456789ab/client/remoteEntry.js'

it.each<[string, unknown, FailureKind]>([
  [
    'an entry that is not there',
    runtimeError(
      'RUNTIME-008',
      'Failed to load script resources.',
      `ScriptNetworkError: Failed to load script "${entry}" - the script URL is unreachable or the server returned an error (network failure, 404, CORS, etc.)`,
    ),
    'entry-network',
  ],
  [
    'an entry that hangs',
    runtimeError(
      'RUNTIME-008',
      'Failed to load script resources.',
      `ScriptNetworkError: Script "${entry}" timed out.`,
    ),
    'timeout',
  ],
  [
    'an entry that throws',
    runtimeError(
      'RUNTIME-008',
      'Failed to load script resources.',
      `ScriptExecutionError: Script "${entry}" loaded but threw a runtime error during execution: Uncaught Error: boom (${entry}:1:1)`,
    ),
    'entry-run',
  ],
  [
    'an entry that throws something about a timeout',
    runtimeError(
      'RUNTIME-008',
      'Failed to load script resources.',
      `ScriptExecutionError: Script "${entry}" loaded but threw a runtime error during execution: Uncaught Error: timeout is not defined (${entry}:1:1)`,
    ),
    'entry-run',
  ],
  ['an empty entry', runtimeError('RUNTIME-001', 'Failed to get remoteEntry exports.'), 'entry-run'],
  [
    'a container that cannot start',
    runtimeError('RUNTIME-015', 'Remote container initialization failed.'),
    'entry-run',
  ],
  [
    'an unknown module',
    runtimeError('RUNTIME-014', 'The remote does not expose the requested module.'),
    'expose-missing',
  ],
  [
    'a module the container lacks',
    new Error('Module "./routes" does not exist in container.'),
    'expose-missing',
  ],
  [
    'a chunk that is not there',
    named(
      'ChunkLoadError',
      'Loading chunk 716 failed.\n(error: http://localhost/r/mfe-auth/0123456789ab/client/716.js)',
    ),
    'chunk',
  ],
  [
    'a chunk that hangs',
    named(
      'ChunkLoadError',
      'Loading chunk 716 failed.\n(timeout: http://localhost/r/mfe-auth/0123456789ab/client/716.js)',
    ),
    'timeout',
  ],
  ['a module that throws', new TypeError('x is not a function'), 'entry-run'],
  ['what is no error', 'boom', 'entry-run'],
  ['nothing', undefined, 'entry-run'],
  ['what is known already', new RemoteError('mfe-auth', 'style', new Error('timed out')), 'style'],
])('knows %s', (_, error, kind) => {
  expect(kindOf(error)).toBe(kind)
})
