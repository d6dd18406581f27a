/**
 * Libraries that exist once on a page, from the shell. Their exact requests: a subpath that is not listed is bundled.
 * `chunk` groups them into files of the shell.
 */
export const sharedScope: Record<string, { version: 'own' | string; chunk: string }> = {
  react: { version: '19.3.1', chunk: 'react' },
  'react/jsx-runtime': { version: '19.3.1', chunk: 'react' },
  'react-dom': { version: '19.3.1', chunk: 'react' },
  'react-dom/client': { version: '19.3.1', chunk: 'react' },
  '@ag/platform': { version: 'own', chunk: 'platform' },
  '@ag/ui': { version: 'own', chunk: 'ui' },
  '@ag/ui/data': { version: 'own', chunk: 'data' },
  '@ag/ui/dates': { version: 'own', chunk: 'dates' },
  '@ag/ui/form': { version: 'own', chunk: 'form' },
  '@ag/ui/overlay': { version: 'own', chunk: 'overlay' },
}
