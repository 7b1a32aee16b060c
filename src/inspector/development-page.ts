/**
 * A Vite plugin that serves the inspector in `npm run dev`,
 * at the same path as the server in inspect mode.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inspectorPath, pagesPath } from './wire.ts';

export const developmentPage = (): Plugin => ({
  name: 'brightwater:inspector',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === pagesPath) return void response.end('{"pages":[]}');
      if (pathname !== inspectorPath) return next();
      return void readFile(join(import.meta.dirname, 'inspector.html'), 'utf8')
        .then((html) => server.transformIndexHtml(pathname, html))
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html))
        .catch(next);
    });
  },
});
