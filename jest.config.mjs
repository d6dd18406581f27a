export default {
  projects: [
    'shared/contracts',
    'shared/core',
    'shared/platform',
    'shared/ui',
    'shared/tooling',
    'shared/testing',
    'shell',
    'mfe-public',
    'mfe-auth',
    'mfe-dashboard',
    'mfe-admin',
    'mfe-assistant',
    'gateway',
    'backend',
  ].map((name) => `<rootDir>/${name}`),
}
