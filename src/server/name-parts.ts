/**
 * A Vite plugin that lists the files of each lazily loaded part, and
 * names the parts that a rendered page uses (VIEW-01).
 */

import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Never served, because its name begins with a dot. */
export const partsFile = '.parts.json';

/** The files of one part, imported ones first. */
export interface PartFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/** By the source file of each part. */
export type Parts = Readonly<Record<string, PartFiles>>;

type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Chunk | Rolldown.OutputAsset): output is Chunk => output.type === 'chunk';

const sheetsOf = ({ viteMetadata }: Chunk): readonly string[] => [...(viteMetadata?.importedCss ?? [])];

/** All imported chunks, then the chunk itself. */
const withImports = (
  chunk: Chunk | undefined,
  chunks: ReadonlyMap<string, Chunk>,
  found: Set<Chunk>,
): ReadonlySet<Chunk> => {
  if (chunk === undefined || found.has(chunk)) return found;
  for (const file of chunk.imports) withImports(chunks.get(file), chunks, found);
  return found.add(chunk);
};

const isLoadedLater = (info: Rolldown.ModuleInfo | null): boolean =>
  info !== null && info.dynamicImporters.length > 0;

const lazyImport = /\blazyPart\(\s*\(\) => import\('([^']+)'\)/g;

const sourceOf = (id: string, root: string): string => relative(root, id).replaceAll('\\', '/');

/** The client build writes the list of files; the server build tells each part its source file. */
export const nameParts = (): Plugin => {
  let root = '';
  let isServer = false;
  return {
    name: 'brightwater:parts',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      isServer = config.build.ssr !== false;
    },
    async transform(code, id) {
      if (!isServer) return null;
      let named = code;
      for (const [found, specifier = ''] of code.matchAll(lazyImport)) {
        const resolved = await this.resolve(specifier, id);
        if (resolved === null) throw new Error(`${id} loads ${specifier}, which is not there.`);
        named = named.replace(found, () => `${found}, '${sourceOf(resolved.id, root)}'`);
      }
      return named === code ? null : { code: named, map: null };
    },
    generateBundle(_, bundle) {
      if (isServer) return;
      const sources = join(root, 'src');
      const all = Object.values(bundle).filter(isChunk);
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const first = withImports(
        all.find(({ isEntry }) => isEntry),
        chunks,
        new Set(),
      );
      const parts = all.flatMap((chunk) =>
        chunk.moduleIds
          .filter((id) => id.startsWith(sources) && isLoadedLater(this.getModuleInfo(id)))
          .map((id): readonly [string, PartFiles] => {
            const own = [...withImports(chunk, chunks, new Set())].filter((one) => !first.has(one));
            return [
              sourceOf(id, root),
              {
                scripts: own.map(({ fileName }) => `/${fileName}`),
                sheets: [...new Set(own.flatMap(sheetsOf))].map((file) => `/${file}`),
              },
            ];
          }),
      );
      this.emitFile({
        type: 'asset',
        fileName: partsFile,
        source: JSON.stringify(Object.fromEntries(parts.toSorted())),
      });
    },
  };
};
