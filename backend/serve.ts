/**
 * `npm run backend`: serves the backend alone on a port, for a front door with BACKEND_URL set to
 * it.
 */
import { serve } from '@hono/node-server';
import { createBackend } from './backend.ts';
import { readEnvironment } from './environment.ts';
import { introduceVisitor, isThisMachine } from './introduce-visitor.ts';
import { seedShop } from './seed/shop.ts';

const port = Number(process.env['PORT'] ?? 4000);
const isProxyTrusted = process.env['TRUST_PROXY'] === 'on';

async function start(): Promise<void> {
  const backend = await createBackend({
    ...readEnvironment(process.env),
    seed: seedShop,
    log: (line) => console.error(line),
  });
  const server = serve(
    {
      port,
      // slow request bodies are cut off, as by the front door
      serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 },
      fetch(request, { incoming }) {
        const address = incoming.socket.remoteAddress;
        return backend.fetch(introduceVisitor(request, address, isProxyTrusted || isThisMachine(address)));
      },
    },
    (listening) => console.log(`The backend answers at http://localhost:${listening.port}/graphql`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => {
        void backend.close().then(() => process.exit(0));
      });
    });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
