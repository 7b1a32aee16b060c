/** Acknowledged data survives a restart, a kill and an unfinished start. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporary-folder.ts';
import { lockDirectory } from '#backend/database/lock.ts';
import { readPlacedOrders } from '#tests/support/placed-orders.ts';
import * as client from './shop-client.ts';
import { fixtureShop } from './fixture-shop.ts';

const folder = await makeTemporaryFolder('data');
afterAll(() => removeFolder(folder));

const dataDirOf = (name: string): string => join(folder, name);

async function startServer(dataDir: string): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CACHE_DIR: client.cacheDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout ?? []) {
    const found = /http:\/\/localhost:\d+/.exec(String(chunk));
    if (found) return { server, origin: found[0] };
  }
  throw new Error('The server ended before it answered.');
}

test('an order acknowledged just before kill -9 survives, and the stale lock is taken over [PAY-04]', async () => {
  const dataDir = dataDirOf('killed');
  const { server, origin } = await startServer(dataDir);
  const exited = once(server, 'exit');
  const shop = client.clientOf((request) => fetch(request), origin);
  const id = await client.newCart(shop);
  await client.addTo(shop, id, 'BW-SPRING-15', 2);
  await client.setShipping(shop, id, client.brisbane, ['bwdelivery', 'standard']);
  const { status, body } = await client.pay(shop, id, await client.newNonce(shop));
  server.kill('SIGKILL');
  await exited;

  expect(status).toBe(200);
  expect(existsSync(join(dataDir, 'backend.lock'))).toBe(true);
  const stored = await readPlacedOrders(dataDir);
  expect(stored).toMatchObject([
    { order: { id: body, email: 'gina@example.com' }, items: [{ sku: 'BW-SPRING-15', quantity: 2 }] },
  ]);
}, 90_000);

test('a data directory in use is refused by name, is free again when closed, and is filled again if its start never finished', async () => {
  const dataDir = dataDirOf('locked');
  const first = await client.startShop({ dataDir });
  await expect(client.startShop({ dataDir })).rejects.toThrow(
    `The data directory ${dataDir} is in use by process ${process.pid}. Stop that process, or choose another directory with DATA_DIR.`,
  );
  await first.backend.close();
  // as after a kill in the middle of the extraction: files there, the mark not
  rmSync(join(dataDir, 'ready'));
  rmSync(join(dataDir, 'postgres/global'), { recursive: true });
  const second = await client.startShop({ dataDir });
  const { data } = await second.graphql('{ products(search: "paper") { total_count } }');
  await second.backend.close();
  expect(data.products.total_count).toBe(1);
});

test('a module evaluated twice in one process does not take over its own lock', async () => {
  const dataDir = dataDirOf('evaluated-twice');
  mkdirSync(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  vi.resetModules();
  const again = await import('#backend/database/lock.ts');
  expect(again.lockDirectory).not.toBe(lockDirectory);
  await expect(again.lockDirectory(dataDir)).rejects.toThrow('is in use by process');
  await lock.release();
});

test.each([
  ['a process that is gone', JSON.stringify({ pid: 4_000_000, started: '1' })],
  ['another process whose number was used again', JSON.stringify({ pid: process.ppid, started: 'long ago' })],
  ['this process’s number in an earlier run', JSON.stringify({ pid: process.pid, started: '1' })],
])('a lock left by %s is taken over', async (_, content) => {
  const dataDir = dataDirOf('stale');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'backend.lock'), content);
  const lock = await lockDirectory(dataDir);
  await expect(lockDirectory(dataDir)).rejects.toThrow('is in use by process');
  await lock.release();
});

test('a newer seed replaces the catalogue and keeps carts, orders and stock', async () => {
  const dataDir = dataDirOf('renewed');
  const first = await client.startShop({ dataDir });
  const cart = await client.newCart(first);
  await client.addTo(first, cart, 'CUPS', 2);
  await client.addTo(first, cart, 'LAST', 1);
  const bought = await client.readyCart(first, 'BOTTLE', 95);
  await client.pay(first, bought, await client.newNonce(first));
  await first.backend.close();

  const products = fixtureShop.products
    .filter(({ sku }) => sku !== 'LAST')
    .map((product) => (product.sku === 'CUPS' ? { ...product, price: 1000 } : product));
  const second = await client.startShop({ dataDir, seed: { ...fixtureShop, products } });
  try {
    const { data } = await second.graphql(
      'query ($id: String!) { cart(cart_id: $id) { items { product { sku } prices { row_total_including_tax { value } } } } }',
      { id: cart },
    );
    expect(data.cart.items).toEqual([
      { product: { sku: 'CUPS' }, prices: { row_total_including_tax: { value: 20 } } },
    ]);
    const tooMany = await client.addTo(second, cart, 'BOTTLE', 6);
    expect(tooMany.data.addProductsToCart.user_errors[0].code).toBe('INSUFFICIENT_STOCK');
  } finally {
    await second.backend.close();
  }
  expect(await readPlacedOrders(dataDir)).toHaveLength(1);
});
