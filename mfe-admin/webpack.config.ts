import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-admin',
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
})
