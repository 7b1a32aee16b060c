/** `npm run backend`: the reference Magento alone on a port, for a front door that has BACKEND_URL pointed at it. */
import { serve } from '@hono/node-server';
import { createBackend } from './backend.ts';
import { isLayer } from './layers.ts';
import { seedShop } from './seed/shop.ts';

const port = Number(process.env['PORT'] ?? 4000);
const dataDir = process.env['DATA_DIR'] ?? '.data/backend';
const databaseUrl = process.env['DATABASE_URL'];
const smtpUrl = process.env['SMTP_URL'];
const mailFrom = process.env['MAIL_FROM'];
const shopUrl = process.env['PUBLIC_URL'];
const layers = process.env['BACKEND_LAYERS'] ?? 'merchant';

async function start(): Promise<void> {
  if (!isLayer(layers)) throw new Error('BACKEND_LAYERS is stock, commerce or merchant.');
  if (smtpUrl && !(mailFrom && shopUrl))
    throw new Error(
      "With SMTP_URL, MAIL_FROM must say who mails are from and PUBLIC_URL be the shop's address.",
    );
  const backend = await createBackend({
    ...(smtpUrl && mailFrom && shopUrl ? { mail: { smtpUrl, from: mailFrom, shopUrl } } : {}),
    isDemonstration: process.env['DEMONSTRATION'] !== 'off',
    ...(databaseUrl ? { databaseUrl } : {}),
    dataDir,
    seed: seedShop,
    cacheDir: process.env['CACHE_DIR'] ?? '.data/cache',
    layers,
    log: (line) => console.error(line),
  });
  const server = serve({ fetch: (request) => backend.fetch(request), port }, (address) =>
    console.log(`The backend answers at http://localhost:${address.port}/graphql`),
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
