/**
 * A Vite plugin that puts the bundler's runtime into the first script:
 * one request less on every page (S5).
 */

import type { Plugin } from 'vite';

const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
const exportList = /export\{([^}]*)\};?\s*$/;

/** The two names of each entry in a list such as `i as e,t`. */
const pairsOf = (list: string): (readonly [string, string])[] =>
  list.split(',').map((one): [string, string] => {
    const [first = '', second = first] = one.trim().split(' as ');
    return [first, second];
  });

/** No other export of a minified script has such a name. */
const sharedName = (name: string): string => `runtime_${name}`;

const listOf = (code: string, pattern: RegExp): string => {
  const list = pattern.exec(code)?.[1];
  if (list === undefined) throw new Error(`The bundler wrote no ${String(pattern)}.`);
  return list;
};

/** The runtime's code comes first, in a scope of its own. */
const withRuntime = (code: string, runtime: string): string => {
  const names = new Map(pairsOf(listOf(code, runtimeImport)));
  const offered = pairsOf(listOf(runtime, exportList));
  const inside = (name: string): string => names.get(name) ?? sharedName(name);
  const kept = offered.map(([, name]) => `${name}:${inside(name)}`).join();
  const made = offered.map(([local, name]) => `${name}:${local}`).join();
  const shared = offered.map(([, name]) => `${inside(name)} as ${sharedName(name)}`).join();
  const scope = `const{${kept}}=(()=>{${runtime.replace(exportList, '')}return{${made}}})();`;
  return code
    .replace(runtimeImport, () => scope)
    .replace(exportList, (_, list: string) => `export{${list},${shared}};`);
};

const fromShop = (code: string, shop: string): string =>
  code.replace(runtimeImport, (_, list: string) => {
    const names = pairsOf(list).map(([name, local]) => `${sharedName(name)} as ${local}`);
    return `import{${names.join()}}from"./${shop}";`;
  });

export const oneRuntime = (): Plugin => ({
  name: 'brightwater:one-runtime',
  apply: 'build',
  generateBundle: {
    // before Vite lists what each script needs
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const shop = chunks.find(({ name }) => name === 'shop');
      if (runtime === undefined || shop === undefined) throw new Error('The build has no runtime or shop.');
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const others = chunk.imports.filter((file) => file !== runtime.fileName);
        const isShop = chunk === shop;
        chunk.code = isShop
          ? withRuntime(chunk.code, runtime.code)
          : fromShop(chunk.code, shop.fileName.replace('assets/', ''));
        chunk.imports = isShop ? others : [...new Set([...others, shop.fileName])];
      }
      delete bundle[runtime.fileName];
    },
  },
});
