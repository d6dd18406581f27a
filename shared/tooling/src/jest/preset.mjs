import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const file = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Packages that publish only ECMAScript modules; jest runs CommonJS, so they are compiled too. */
const esmOnly = [
  'jotai',
  'ky',
  '@tanstack',
  'jose',
  'zod',
  'lucide-react',
  'react-router',
  'react-router-dom',
  '@zxcvbn-ts',
  'fastify-type-provider-zod',
  'cookie',
]

const shared = {
  runtime: file('./runtime.cjs'),
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'mjs', 'js', 'cjs', 'json'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.m?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})[@+]).*\\.c?js$`],
  moduleNameMapper: {
    '\\.module\\.css$': file('./css-module.cjs'),
    '\\.css$': file('./empty.cjs'),
  },
}

// A package names itself (`id`): what was compiled is kept under that name for all clones, and not under the path of one.

/** Jest settings of a package that runs in the browser. */
export const browser = {
  ...shared,
  testEnvironment: file('./environment.mjs'),
  moduleNameMapper: { ...shared.moduleNameMapper, '^jest-axe$': file('./axe.cjs') },
  setupFilesAfterEnv: [file('./setup.cjs')],
}

/** Jest settings of a package that runs on Node. */
export const node = { ...shared, testEnvironment: file('./node-environment.mjs') }
