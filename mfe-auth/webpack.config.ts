import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-auth',
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
})
