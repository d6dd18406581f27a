import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, {
  type Chunk,
  type Configuration,
  type ExternalItemFunction,
  type Module,
  type RuleSetRule,
} from 'webpack'
import type { FederatedPackage } from '../define'
import { sharedScope } from '../shared-scope'
import { classNames } from './class-names'
import { IntegrityPlugin, vendorFolder } from './integrity-plugin'
import { LateStylePlugin, styleFiles } from './late-style-plugin'
import { LeanRouterPlugin } from './lean-router'
import { minification } from './minification'
import { MinifyCachePlugin } from './minify-cache-plugin'
import { isDevelopment, machineCache, styleFolders, versionOf } from './workspace'

const require = createRequire(import.meta.url)

export interface Build {
  package: FederatedPackage
  /** Folder of the package. */
  folder: string
  /** Root of the workspace. */
  root: string
  id: string
  /** Takes nothing from builds before. */
  force: boolean
}

/** Longest wait for a chunk in milliseconds; webpack's own is two minutes. */
const chunkTimeout = 5000

/** Global variable of a remote's container: another one for each build, so that two builds can share a page. */
export const globalOf = ({ package: { name }, id }: Build): string => `${identifierOf(name)}_${id}`
const identifierOf = (name: string) => name.replaceAll('-', '_')

/** Where browsers find the files of a build. */
const addressOf = ({ package: { name }, id }: Build): string => `/r/${name}/${id}/`

/** Where a build is made; it takes the place of `dist` when it is whole. */
export const outputOf = ({ folder }: Build): string => join(folder, 'dist.next')

/** The build for browsers: a federated entry, its chunks, its stylesheet and a late one. */
export function clientConfig(build: Build): Configuration {
  const { kind, name, host, exposes } = build.package
  const remote = kind === 'remote'
  return {
    ...base(build),
    name: `${name} client`,
    target: ['web', 'es2022'],
    entry: remote ? {} : { main: host?.entry ?? '' },
    output: {
      path: join(outputOf(build), 'client'),
      filename: '[name].js',
      chunkFilename: remote
        ? '[name].js'
        : ({ chunk }) => (chunk?.name === 'react' ? `${vendorFolder}[name].js` : '[name].js'),
      // Known once the entry runs; the integrity plugin sets it.
      publicPath: '',
      uniqueName: remote ? globalOf(build) : identifierOf(name),
      // Scripts are in the encoding of their page.
      charset: false,
      chunkLoadTimeout: chunkTimeout,
      // What failed while it ran, because something that it needs did not come, runs again when it is asked for again.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    module: { rules: [...sources, fonts, styles(build, { extract: true })] },
    externals: [federationRuntime],
    optimization: {
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ extractComments: false, terserOptions: minification }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      splitChunks: {
        cacheGroups: {
          ...styleFiles(build.package.late),
          ...(remote ? commonFiles : sharedFiles),
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: remote ? globalOf(build) : identifierOf(name),
        ...(remote && {
          filename: 'remoteEntry.js',
          library: { type: 'global', name: globalOf(build) },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([key, expose]) => [
              key,
              { import: expose.import, name: exposeChunk(key) },
            ]),
          ),
        }),
        shared: sharedOf(build),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
      }),
      // One stylesheet a release, loaded by whoever loads the entry, and one for what comes late, loaded with the first
      // late chunk. Class names are each module's own, so the order of modules says nothing.
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        runtime: false,
        ignoreOrder: true,
      }),
      constants(build),
      new IntegrityPlugin(!remote),
      new LateStylePlugin(chunkTimeout),
      new LeanRouterPlugin(),
      new MinifyCachePlugin(join(machineCache(), 'minified'), !build.force),
    ],
  }
}

/** The federation runtime is one file of the shell's (`host.runtime`), not a copy in every entry. It makes this global. */
const federationRuntime: ExternalItemFunction = async ({ request = '' }) => {
  return /[\\/]webpack-bundler-runtime[\\/]/.test(request) ? 'global _FEDERATION_BUNDLER_RUNTIME' : undefined
}

/** The build for rendering: one CommonJS file; what is shared comes from the shell's. */
export function serverConfig(build: Build): Configuration | undefined {
  const { kind, name, host, exposes } = build.package
  const entry = kind === 'host' ? host?.server : exposes['./routes']?.import
  if (entry === undefined) return undefined
  return {
    ...base(build),
    name: `${name} server`,
    target: 'node20',
    entry: { index: entry },
    output: {
      path: join(outputOf(build), 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsType: 'commonjs',
    externals: kind === 'host' ? {} : Object.fromEntries(Object.keys(sharedScope).map((key) => [key, key])),
    module: { rules: [...sources, styles(build, { extract: false })] },
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), constants(build)],
  }
}

/** What a program is told about its build. */
const constants = (build: Build) =>
  new webpack.DefinePlugin({
    'process.env.AG_DEVELOPMENT': isDevelopment(),
    'process.env.RELEASE_ADDRESS': JSON.stringify(addressOf(build)),
  })

/** Chunk of an expose, e.g. `routes` of `./routes`. */
export const exposeChunk = (key: string): string => `expose-${key.replace('./', '')}`

function base({ folder, root }: Build): Configuration {
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // Its exports name only the development build.
      alias: {
        'react-router$': productionRouter(root, 'index.mjs'),
        'react-router/dom$': productionRouter(root, 'dom-export.mjs'),
      },
    },
    resolveLoader: { modules: [join(root, 'shared/tooling/node_modules')] },
  }
}

/** A file of what `react-router-dom` re-exports, which lies beside it in the store of packages. */
export const productionRouter = (root: string, file: string) =>
  join(
    realpathSync(join(root, 'shared/platform/node_modules/react-router-dom')),
    '../react-router/dist/production',
    file,
  )

const sources: RuleSetRule[] = [
  {
    test: /\.m?[jt]sx?$/,
    resolve: { fullySpecified: false },
  },
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
]

/** A font is a file of the release, named after what is in it. */
const fonts: RuleSetRule = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
}

function styles(build: Build, { extract }: { extract: boolean }): RuleSetRule {
  const { folder, root, package: definition } = build
  const name = classNames(globalOf(build), root, styleFolders(root, folder, definition.kind))
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, local: string) =>
      name(resourcePath, local),
    exportOnlyLocals: !extract,
  }
  return {
    test: /\.css$/,
    use: [
      // The stylesheet is inlined into pages, so what it names must not be relative to them.
      ...(extract
        ? [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: addressOf(build) } }]
        : []),
      { loader: require.resolve('css-loader'), options: { modules } },
    ],
  }
}

/** Shared libraries: the versions that a host provides, or the ranges that a remote needs. */
export function sharedVersions({ root, package: { kind } }: Build): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedScope).map(([key, version]) => {
      const exact = version === 'own' ? versionOf(root, key) : version
      return [key, kind === 'host' ? exact : `^${exact}`]
    }),
  )
}

function sharedOf(build: Build) {
  return Object.fromEntries(
    Object.entries(sharedVersions(build)).map(([key, version]) => [
      key,
      build.package.kind === 'host'
        ? { singleton: true, version, requiredVersion: version }
        : { singleton: true, import: false as const, requiredVersion: version },
    ]),
  )
}

const sharedFiles = {
  // A library that one chunk needs is a part of it.
  defaultVendors: false as const,
  react: sharedFile('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  // The parts of every page are a part of it: one file is smaller than two. Words for what goes wrong are no such part.
  platform: sharedFile(
    'platform',
    /[\\/]shared[\\/](platform|core)[\\/](?!src[\\/](day|phone\.|errors[\\/](catalogue|describe-error)\.))|react-router|@tanstack|jotai|[\\/]shared[\\/]ui[\\/]src[\\/](?!(controls|data|dates|form|overlay|social)[\\/]|boundary[\\/]error-words)|lucide-react/,
    isEarly,
  ),
  data: sharedFile('data', /[\\/]shared[\\/]ui[\\/]src[\\/]data[\\/]/),
  dates: sharedFile('dates', /[\\/]shared[\\/](ui[\\/]src[\\/]dates[\\/]|core[\\/]src[\\/]day)|date-fns/),
  form: sharedFile(
    'form',
    /[\\/]shared[\\/](ui[\\/]src[\\/]form[\\/]|core[\\/]src[\\/]phone\.)|react-hook-form/,
  ),
  overlay: sharedFile('overlay', /[\\/]shared[\\/]ui[\\/]src[\\/]overlay[\\/]/),
  contracts: sharedFile('contracts', /[\\/]shared[\\/]contracts[\\/]|[\\/]zod[\\/]/),
}

const calendar = /[\\/]core[\\/]src[\\/]day|[\\/]date-fns[\\/]/

/**
 * What chunks of a remote have in common is a file, for one alone it is a part of it: a file more is a request, and a line in the entry
 * that every visitor fetches. Days and their names are less than that line, so each chunk has its own.
 */
const common = (priority: number, test: RegExp) => ({
  priority,
  minChunks: 2,
  reuseExistingChunk: true,
  test: (module: Module) => {
    const path = module.nameForCondition() ?? ''
    return test.test(path) && !calendar.test(path)
  },
})
const commonFiles = {
  default: common(-20, /^/),
  defaultVendors: common(-10, /[\\/]node_modules[\\/]/),
}

/** One file for what is shared together, whoever asks for it. */
function sharedFile(name: string, test: RegExp, chunks: 'async' | typeof isEarly = 'async') {
  return { name, test, type: /^javascript/, chunks, enforce: true }
}

/** What a page fetches once it calls the backend, or has a token, is no part of a file that all pages fetch. */
const late: (string | null | undefined)[] = ['transport', 'signed-in']

function isEarly(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && !late.includes(chunk.name)
}
