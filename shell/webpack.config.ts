import { defineHost } from '@ag/tooling'

export default defineHost({
  name: 'shell',
  entry: './src/index.ts',
  boot: './src/start/boot.ts',
  theme: './src/start/theme.ts',
  runtime: './src/start/runtime.ts',
  server: './src/server.tsx',
})
