/**
 * Libraries that exist once on a page, from the shell, with their versions (`own`: that of the package here). Their exact
 * requests: a subpath that is not listed is bundled.
 */
export const sharedScope: Record<string, string> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  '@ag/platform': 'own',
  '@ag/ui': 'own',
  '@ag/ui/data': 'own',
  '@ag/ui/dates': 'own',
  '@ag/ui/form': 'own',
  '@ag/ui/overlay': 'own',
}
