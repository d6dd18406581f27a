const { createRequire } = require('node:module')
const { dirname, sep } = require('node:path')
const { compileFunction, constants, Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

// A worker of jest runs many suites. What does not change between them is done once: modules are compiled once and evaluated
// anew for each suite; packages that others publish are loaded once where suites run in the realm of Node.

/** By file, its source as it was transformed and what was compiled from it. */
const compiled = new Map()

/** By folder and name, the file of a published package; `undefined` where the name leads into the workspace. */
const published = new Map()

/** Loads the modules of a suite as jest does, without compiling for each suite what the worker has compiled before. */
module.exports = class SuiteRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest)
    const { executor } = this
    const parameters = executor.injectedModuleParameters
    executor.compile = (source, file) => {
      const context = environment.getVmContext()
      if (!context) return null
      if (context === globalThis)
        return once(`${file}\0`, source, () => compileHere(source, parameters, file))
      const script = once(file, source, () => compileAnywhere(source, parameters, file))
      return script.runInContext(context)(...intrinsics.map((name) => environment.global[name]))
    }
  }

  requireModule(from, name, options, isActual) {
    const mayShare = this._environment.sharesPackages && !options?.isInternalModule
    const file = mayShare && name ? publishedFile(from, name) : undefined
    return file ? require(file) : super.requireModule(from, name, options, isActual)
  }
}

function once(key, source, compile) {
  const known = compiled.get(key)
  if (known?.source === source) return known.result
  const result = compile()
  compiled.set(key, { source, result })
  return result
}

const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** A function for the realm of Node. Called again it evaluates the module again, as quick as it has become meanwhile. */
const compileHere = (source, parameters, filename) =>
  compileFunction(source, parameters, { filename, importModuleDynamically })

/** What the language itself has and nobody replaces. A look for a global of a page goes through jsdom; modules are given these. */
const intrinsics = [
  ...[
    'Object',
    'Array',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'Symbol',
    'JSON',
    'Math',
    'String',
    'Number',
    'Boolean',
  ],
  ...['RegExp', 'Reflect', 'Promise', 'Error', 'TypeError', 'parseInt', 'parseFloat', 'isNaN'],
]

/** A script that makes the function in any realm. A module may declare names of its own that an intrinsic has. */
const compileAnywhere = (source, parameters, filename) =>
  new Script(`(function(${intrinsics}){return function(${parameters}){${source}\n}})`, {
    filename,
    importModuleDynamically,
  })

/** The file of a package that others publish. */
function publishedFile(from, name) {
  if (/^[./]|^node:/.test(name)) return undefined
  const key = `${dirname(from)}\0${name}`
  if (!published.has(key)) published.set(key, findPublished(from, name))
  return published.get(key)
}

function findPublished(from, name) {
  try {
    const file = createRequire(from).resolve(name)
    return file.includes(`${sep}node_modules${sep}`) ? file : undefined
  } catch {
    return undefined
  }
}
