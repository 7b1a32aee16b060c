/**
 * A Vite plugin that writes a release name into the built page;
 * it changes whenever a part of the page does (R7).
 */

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export interface NamedRelease {
  readonly plugin: Plugin;
  /** Empty until the page is built. */
  readonly name: () => string;
}

export const nameRelease = (): NamedRelease => {
  let name = '';
  return {
    name: () => name,
    plugin: {
      name: 'brightwater:release',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        // the page names the hashed entry files, whose hashes depend on all others
        handler: (html) => {
          name = createHash('sha256').update(html).digest('hex').slice(0, 16);
          return [{ tag: 'meta', attrs: { name: 'release', content: name }, injectTo: 'head' }];
        },
      },
    },
  };
};
