import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { toBytes } from './classifier'
import { readCorpus } from './corpus/corpus'
import { train } from './train'

// `npm run train:assistant`: learns anew from the training part of the corpus.

const lines = readCorpus(fileURLToPath(new URL('./corpus/train.jsonl', import.meta.url)))
const bytes = gzipSync(toBytes(train(lines)), { level: 9 })
writeFileSync(new URL('./weights.bin.gz', import.meta.url), bytes)
process.stdout.write(`Weights of ${bytes.length} bytes.\n`)
