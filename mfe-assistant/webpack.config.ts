import { defineRemote } from '@ag/tooling'

export default defineRemote({
  name: 'mfe-assistant',
  exposes: {
    './gate': { import: './src/gate.ts', shape: 'gate' },
    './widget': { import: './src/widget.tsx', shape: 'parcel' },
  },
})
