import { type FailureKind, kindOf, RemoteError } from './remote-error'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

it.each<[string, unknown, FailureKind]>([
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
