/** Mounts the backend in Vite's dev server, so that `npm run dev` is one process and one origin. */
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createBackend, type Backend } from './backend.ts';
import { readEnvironment } from './environment.ts';
import { introduceVisitor } from './introduce-visitor.ts';
import { isBackendPath } from './paths.ts';
import { seedShop } from './seed/shop.ts';

/**
 * Vite creates the new server from a fresh evaluation of this file before it closes the old one, so
 * the backend is stored where both see it.
 */
const runningKey = Symbol.for('brightwater.backend.dev-server');
const processWide = globalThis as typeof globalThis & { [runningKey]?: Backend | undefined };

export function backendPlugin(): Plugin {
  return {
    name: 'reference-backend',
    apply: 'serve',
    async configureServer(server) {
      await processWide[runningKey]?.close();
      processWide[runningKey] = undefined;
      const backend = await createBackend({
        ...readEnvironment(process.env),
        seed: seedShop,
        log: (line) => server.config.logger.error(line),
      });
      processWide[runningKey] = backend;
      const listener = getRequestListener((request, { incoming }) =>
        backend.fetch(introduceVisitor(request, incoming.socket.remoteAddress, false)),
      );
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isBackendPath(pathname)) void listener(request, response);
        else next();
      });
      server.httpServer?.once('close', () => {
        if (processWide[runningKey] !== backend) return;
        processWide[runningKey] = undefined;
        void backend.close();
      });
    },
  };
}
