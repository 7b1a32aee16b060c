/** `npm run seed:large [PRODUCTS] [SEED]`: fills the database with a large catalogue. */
import { openShopDatabase } from '../../database/shop-database.ts';
import { fillLarge } from '../../database/seeding/fill-large.ts';
import { seedShop } from '../shop.ts';
import { largeShop } from './large-shop.ts';

const [products = '100000', seed = '1'] = process.argv.slice(2);
const {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir = '.data/large',
  CACHE_DIR: cacheDir = '.data/cache',
} = process.env;

async function fill(): Promise<void> {
  const begun = performance.now();
  const { database, close } = await openShopDatabase({ databaseUrl, dataDir, seed: seedShop, cacheDir });
  try {
    const shop = largeShop({ products: Number(products), seed: Number(seed) });
    await fillLarge(database, shop, Number(seed));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const memory = Math.round(process.memoryUsage().rss / 1_000_000);
    console.log(`${shop.products.length} products in ${seconds} s, ${memory} MB of memory`);
  } finally {
    await close();
  }
}

fill().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
