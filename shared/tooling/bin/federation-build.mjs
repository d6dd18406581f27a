#!/usr/bin/env node
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

// A release that is half made when the build is stopped is not left behind.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    rmSync(join(process.cwd(), 'dist.next'), { recursive: true, force: true, maxRetries: 3 })
    process.exit(1)
  })

register()
const { buildPackage } = await import('../src/build/build-package.ts')
const built = await buildPackage(process.cwd(), { force: process.argv.includes('--force') })
console.log(`${built.release.name} ${built.release.build} ${built.fresh ? 'built' : 'unchanged'}`)
