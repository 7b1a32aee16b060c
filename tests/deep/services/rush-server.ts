/** One backend process of the rush: its shop on PORT, kept in DATABASE_URL. */
import { serve } from '@hono/node-server';
import { createBackend } from '#backend/backend.ts';
import { rushShop } from './rush-shop.ts';

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('DATABASE_URL says where the shop is kept.');
const backend = await createBackend({
  databaseUrl,
  dataDir: null,
  seed: rushShop,
  isDemonstration: true,
  log: (line) => console.error(line),
});
serve(
  {
    fetch: (request) => backend.fetch(request),
    hostname: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 0),
  },
  ({ port }) => console.log(`The backend answers on port ${port}.`),
);
