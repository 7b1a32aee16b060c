/** A Vite plugin: of the router only what the shop uses is shipped (S1). */

import type { Plugin } from 'vite';

/** Names for developer tools, which keep components that nothing imports. */
const names = /^\w+\.displayName = "[^"]*";$/gm;
const warnings = 'ENABLE_DEV_WARNINGS = true;';
const makers = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** The router is published for development, with calls that a bundler must take for side effects. */
export const lean = (code: string): string =>
  code
    .replaceAll(names, '')
    .replace(warnings, 'ENABLE_DEV_WARNINGS = false;')
    .replaceAll(makers, '= /* @__PURE__ */ $1');

export const leanRouter = (): Plugin => ({
  name: 'brightwater:lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => {
      const shipped = lean(code);
      return shipped === code ? null : { code: shipped, map: null };
    },
  },
});
