/** A Vite plugin that writes a name into the built page, which changes whenever anything the page is made of does (R7). */

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
        // it names the hashed entry scripts and styles, and their hashes depend on all the others
        handler: (html) => {
          name = createHash('sha256').update(html).digest('hex').slice(0, 16);
          return [{ tag: 'meta', attrs: { name: 'release', content: name }, injectTo: 'head' }];
        },
      },
    },
  };
};
