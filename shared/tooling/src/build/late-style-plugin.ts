import webpack, { type Chunk, type ChunkGraph, type Compiler, type Module } from 'webpack'
import { lateStyle, pin } from './integrity-plugin'

const { RuntimeGlobals, RuntimeModule } = webpack
const type = 'css/mini-extract'
/** Name of the chunk that has no script and the late stylesheet. */
const lateChunk = 'late'

/**
 * Sorts styles into `style.css`, which every page of a release has, and `late.css`: what only late chunks ask for. What lies in a
 * `font.css` is a file of that name: pages have it inside and never get it again, because a browser that is told of its fonts a
 * second time lays out the whole page anew.
 */
export function styleFiles(late: RegExp | undefined) {
  const isFont = (module: Module) => /[\\/]font\.css$/.test(module.nameForCondition() ?? '')
  const isLate = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    late !== undefined &&
    [...chunkGraph.getModuleChunksIterable(module)].every(({ name }) => late.test(name ?? ''))
  const file = { type, chunks: 'all' as const, enforce: true }
  return {
    font: { ...file, name: 'font', test: isFont, priority: 1 },
    style: { ...file, name: 'style', test: (...known: Parameters<typeof isLate>) => !isLate(...known) },
    late: { ...file, name: lateChunk, test: isLate },
  }
}

class LateStyleRuntimeModule extends RuntimeModule {
  constructor(
    private readonly late: Chunk,
    private readonly timeout: number,
  ) {
    super('late style', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return `let style;
${RuntimeGlobals.ensureChunkHandlers}.style = (chunk, promises) => {
  if (chunk === ${JSON.stringify(this.late.id)}) promises.push(style ||= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const settle = (event) => {
      clearTimeout(timer);
      link.onload = link.onerror = null;
      if (event?.type === 'load') return resolve();
      style = undefined;
      link.remove();
      reject(Object.assign(new Error('no stylesheet: ' + link.href), { name: 'ChunkLoadError' }));
    };
    const timer = setTimeout(settle, ${this.timeout});
    link.rel = 'stylesheet';
    ${pin}(link, 'href', ${RuntimeGlobals.publicPath} + '${lateStyle}');
    link.onload = link.onerror = settle;
    document.head.append(link);
  }));
};`
  }
}

/**
 * Makes a late chunk wait for the late stylesheet, and fail with it: nothing late is ever shown without its style.
 * The extracting plugin's own loader neither ends nor tries another address. Needs the `IntegrityPlugin`.
 */
export class LateStylePlugin {
  /** @param timeout longest wait for the stylesheet, in milliseconds */
  constructor(private readonly timeout: number) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LateStylePlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('LateStylePlugin', (chunk, set) => {
          const late = compilation.namedChunks.get(lateChunk)
          if (!late) return
          set.add(RuntimeGlobals.publicPath)
          compilation.addRuntimeModule(chunk, new LateStyleRuntimeModule(late, this.timeout))
        })
    })
  }
}
