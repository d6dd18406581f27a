import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-public',
  exposes: { './routes': { import: './src/routes.tsx', shape: 'routes' } },
  workers: { 'bi-worker': './src/demos/bi/bi-worker.ts' },
  late: /^(?:demo-|manage-meeting$|meeting-times$)/,
  files: async (folder) => (await import('./src/sharing/draw-pictures')).drawPictures(folder),
})
