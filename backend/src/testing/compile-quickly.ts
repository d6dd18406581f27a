import { setFlagsFromString } from 'node:v8'
import { quickStart } from '@ag/testing/own-process'

// Whoever imports this opens embedded databases for a test or two.

for (const flag of quickStart) setFlagsFromString(flag)
