/** Mounts the backend in Vite's dev server, so that `npm run dev` is one process and one origin. */
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createBackend } from './backend.ts';
import { isBackendPath } from './paths.ts';
import { seedShop } from './seed/shop.ts';

export function backendPlugin(): Plugin {
  return {
    name: 'reference-backend',
    apply: 'serve',
    async configureServer(server) {
      const backend = await createBackend({
        dataDir: process.env['DATA_DIR'] ?? '.data/backend',
        seed: seedShop,
        cacheDir: process.env['CACHE_DIR'] ?? '.data/cache',
        log: (line) => server.config.logger.error(line),
      });
      const listener = getRequestListener((request) => backend.fetch(request));
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isBackendPath(pathname)) void listener(request, response);
        else next();
      });
      server.httpServer?.once('close', () => void backend.close());
    },
  };
}
