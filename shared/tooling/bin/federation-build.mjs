#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { buildPackage } = await import('../src/build/build-package.ts')
const built = await buildPackage(process.cwd(), { force: process.argv.includes('--force') })
console.log(`${built.release.name} ${built.release.build} ${built.fresh ? 'built' : 'unchanged'}`)
