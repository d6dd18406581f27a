import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-dashboard',
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
})
