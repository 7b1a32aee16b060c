/** Vite plugins: what only developers read and unused code are left out of the build (S1). */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Names for developer tools, which keep components that nothing imports. */
const names = /^\w+\.displayName = "[^"]*";$/gm;
const warnings = 'ENABLE_DEV_WARNINGS = true;';
const makers = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** The router is published for development, with calls that a bundler must take for side effects. */
const leanRouter = (code: string): string =>
  code
    .replaceAll(names, '')
    .replace(warnings, 'ENABLE_DEV_WARNINGS = false;')
    .replaceAll(makers, '= /* @__PURE__ */ $1');

const descriptions = /\bdescription:\s*(['"`])(?:\\.|(?!\1).)*\1,?/g;

/** What a visualizer shows of a machine. */
const withoutDescriptions = (code: string): string => code.replaceAll(descriptions, '');

const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** The file of each icon, by the names that the package gives it. */
const readIconFiles = (): ReadonlyMap<string, string> => {
  const main = createRequire(import.meta.url).resolve('lucide-react');
  const barrel = readFileSync(join(dirname(main), '..', 'esm', 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...barrel.matchAll(exported)].flatMap(([, list = '', file = '']) =>
      [...list.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
};

const iconImport = /import \{([^}]*)\} from 'lucide-react';/g;

/** The package's one module imports every icon, so that all would count as needed by the first page. */
const createIconImports =
  (files = readIconFiles()) =>
  (code: string): string =>
    code.replaceAll(iconImport, (_, list: string) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type '))
        .map((one) => {
          const [name = '', local = name] = one.split(' as ');
          const file = files.get(name);
          if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`);
          return `import ${local} from 'lucide-react/icons/${file}';`;
        })
        .join(' '),
    );

/** React has had the hook itself since version 18, which the package's own copy is for. */
const ownStores: Plugin = {
  name: 'brightwater:own-stores',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim/ },
    handler(source, importer) {
      const isSelecting = source.endsWith('/with-selector');
      return this.resolve(isSelecting ? 'use-sync-external-store/with-selector' : 'react', importer);
    },
  },
};

/** Documents are walked by the parser that urql brings along, not by a second one. */
const oneParser: Plugin = {
  name: 'brightwater:one-parser',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^graphql$/ },
    handler(_, importer) {
      return this.resolve('@0no-co/graphql.web', importer);
    },
  },
};

const changing = (name: string, id: RegExp, change: (code: string) => string): Plugin => ({
  name: `brightwater:${name}`,
  apply: 'build',
  // before types are taken off, so that the text is as it was written
  enforce: 'pre',
  transform: {
    filter: { id },
    handler: (code) => {
      const shipped = change(code);
      return shipped === code ? null : { code: shipped, map: null };
    },
  },
});

export const leanBuild = (): readonly Plugin[] => [
  ownStores,
  oneParser,
  changing('lean-router', /\/react-router\/dist\/.*\.mjs$/, leanRouter),
  changing('lean-icons', /\/src\/.*\.tsx?$/, createIconImports()),
  changing('lean-machines', /\/machines\/.*\.machine\.ts$/, withoutDescriptions),
];
