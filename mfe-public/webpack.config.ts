import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-public',
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
})
