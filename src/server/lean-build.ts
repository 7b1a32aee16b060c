/** Vite plugins: what only developers read and unused code are left out of the build (S1). */

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
  changing('lean-router', /\/react-router\/dist\/.*\.mjs$/, leanRouter),
  changing('lean-machines', /\/machines\/.*\.machine\.ts$/, withoutDescriptions),
];
