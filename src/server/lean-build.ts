/** Vite plugins that remove unused code from the build (S1) or mend a package. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { inOrder, type Change } from './code-changes.ts';
import { lazyStates, lazyTransitions, leanInspection } from './lean-xstate.ts';

/** Display names for developer tools; the assignments keep unused components in the build. */
const names = /^\w+\.displayName = "[^"]*";$/gm;
const warnings = 'ENABLE_DEV_WARNINGS = true;';
const makers = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

const components = /= (class extends React\d*\.Component \{[\s\S]*?\n\});/g;

/** Branches for a router with data loaders, which this shop has not. */
const dataRouter: readonly Change[] = [
  ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = void 0;'],
  ['let matches = dataRouterOpts && dataRouterOpts.state.matches.length ? (', 'let matches = false ? ('],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
];

/**
 * The router's package has development code and calls that a bundler must take for side effects.
 */
const leanRouter = (code: string): string =>
  (code.includes('function useRoutesImpl(') ? inOrder(code, dataRouter) : code)
    .replaceAll(names, '')
    .replace(warnings, 'ENABLE_DEV_WARNINGS = false;')
    .replaceAll(makers, '= /* @__PURE__ */ $1')
    .replaceAll(components, '= /* @__PURE__ */ (() => $1)();');

const descriptions = /\bdescription:\s*(['"`])(?:\\.|(?!\1).)*\1,?/g;

/** Descriptions are for visualizers only. */
const withoutDescriptions = (code: string): string => code.replaceAll(descriptions, '');

const documents = /(?<=\bgql(?:<[^`]*>)?`)[^`]*(?=`)/g;

/** Their line breaks and indents are for readers only; no document has a comment. */
const withoutLayout = (code: string): string =>
  code.replaceAll(documents, (text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([{}():,!]) ?/g, '$1')
      .trim(),
  );

const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/** The file of each icon, by the names that the package exports. */
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

/**
 * The package's main module imports every icon, so all of them would end up in the first script.
 */
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

/** The shim package is for React before version 18, which lacked the hook. */
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

const reactFolder = dirname(createRequire(import.meta.url).resolve('react'));

/** The file of React that is shipped, not the one that chooses it. */
const ownReact: Plugin = {
  name: 'brightwater:own-react',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:\/jsx-runtime)?$/ },
    handler: (source) => join(reactFolder, 'cjs', `${source.replace('/', '-')}.production.js`),
  },
};

const exportedByReact = /^exports\.(\w+) =/gm;

/** As a module: by way of CommonJS each call of a hook first reads it with a getter. */
const asModule = (code: string): string => {
  const parts = [...code.matchAll(exportedByReact)].map(([, name = '']) => name);
  return [
    code.replaceAll(exportedByReact, 'const own_$1 ='),
    `export { ${parts.map((name) => `own_${name} as ${name}`).join(', ')} };`,
    `export default { ${parts.map((name) => `${name}: own_${name}`).join(', ')} };`,
  ].join('\n');
};

/** Documents are traversed by the parser that urql includes, so a second one is not needed. */
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

/** Values of forms are plain data, which the browser copies: three kB less for each checkout. */
const copies: Readonly<Record<string, string>> = {
  'lodash-es/clone': '(value) => (Array.isArray(value) ? [...value] : { ...value })',
  'lodash-es/cloneDeep': '(value) => structuredClone(value)',
};

const plainForms: Plugin = {
  name: 'brightwater:plain-forms',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:lodash-es\/clone(?:Deep)?|hoist-non-react-statics)$/ },
    async handler(source, importer) {
      if (source in copies) return `\0${source}`;
      // for components that wrap others, which no form is
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, moduleSideEffects: false };
    },
  },
  load: {
    filter: { id: /^\0lodash-es\// },
    handler: (id) => `export default ${copies[id.slice(1)] ?? ''};`,
  },
};

const telemetry = 'var request = client._request;';

/** The payment SDK reports its own use to PayPal; a payment works without it (X9). */
const withoutTelemetry = (code: string): string =>
  code.replace(telemetry, 'var request = function (_, done) { if (done) done(null); };');

/**
 * The bundler requests a style only where the page has no link to it, and one that failed would
 * count: a part that is loaded again would have no style. The page has no nonce.
 */
const repeatedStyles = (code: string): string =>
  inOrder(code, [
    [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
    ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
    [/const cspNonceMeta = [^;]*;\s*const cspNonce = [^;]*;/, ''],
    [/if \(cspNonce\) [^;]*;/, ''],
  ]);

const changing = (name: string, id: RegExp, change: (code: string) => string): Plugin => ({
  name: `brightwater:${name}`,
  apply: 'build',
  // before types are removed, so that the text is as written
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
  plainForms,
  ownReact,
  changing('react-as-module', /\/react\/cjs\/react(?:-jsx-runtime)?\.production\.js$/, asModule),
  changing('lean-router', /\/react-router\/dist\/.*\.mjs$/, leanRouter),
  changing('lazy-states', /\/xstate\/dist\/StateMachine-\w+\.esm\.js$/, lazyStates),
  changing('lazy-transitions', /\/xstate\/dist\/raise-\w+\.esm\.js$/, lazyTransitions),
  {
    ...changing('lean-inspection', /\/xstate\/dist\/raise-\w+\.esm\.js$/, leanInspection),
    apply: (_, { command, mode }) => command === 'build' && mode !== 'inspect',
  },
  changing('lean-icons', /\/src\/.*\.tsx?$/, createIconImports()),
  changing('repeated-styles', /vite\/preload-helper/, repeatedStyles),
  changing('lean-payment', /\/braintree-web\/dist\/browser\/.*\.js$/, withoutTelemetry),
  changing('lean-documents', /\.graphql\.ts$/, withoutLayout),
  changing('lean-machines', /\/machines\/.*\.machine\.ts$/, withoutDescriptions),
];
