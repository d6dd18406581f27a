import webpack, { type Compiler } from 'webpack'

const library = /[\\/]react-router[\\/]dist[\\/]production[\\/]/

/** One of the library's files holds all that is meant. */
const isRouter = (source: string): boolean => source.includes('function useRoutesImpl(')

const changes: [RegExp, string][] = [
  // Components that nobody imports have no effect.
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.(?:displayName|contextType) = .+;$/gm, ''],
  // Words for who develops, who has the library's other build.
  [
    /^function (invariant2?)\(value, message\) \{$/gm,
    'function $1(value) {\nconst message = "react-router";',
  ],
  [/^function warning\(cond, message\) \{$/gm, 'function warning() {\nreturn;'],
  // Its data router, which the platform has a smaller one for.
  [
    /^function (useRoutesImpl|_renderMatches)\((.+), dataRouterOpts\) \{$/gm,
    'function $1($2) {\nconst dataRouterOpts = undefined;',
  ],
]

/**
 * Leaves out of react-router what no page of ours uses.
 * @throws {Error} while building, where the library has another shape than expected
 */
export const leanRouter = (source: string): string =>
  changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`react-router has nothing like ${from}`)
    return changed
  }, source)

/** Builds with the lean router. */
export class LeanRouterPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanRouterPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'LeanRouterPlugin',
        ([source, ...rest], { resource }) => {
          const text = library.test(resource) ? source.toString() : ''
          return [isRouter(text) ? leanRouter(text) : source, ...rest]
        },
      )
    })
  }
}
