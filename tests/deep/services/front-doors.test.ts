/** Two whole shops on one PostgreSQL behind one nginx: one is killed under load and comes back. */
import { request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sha256 } from '#backend/identity/viewer.ts';
import { seedShop } from '#backend/seed/shop.ts';
import {
  addTo,
  brisbane,
  clientOf,
  newCart,
  newNonce,
  pay,
  setShipping,
  type ShopClient,
} from '#tests/backend/shop-client.ts';
import { createSeededDatabase, type FreshDatabase } from '#tests/support/fresh-database.ts';
import { startNginx, type Nginx } from '#tests/support/nginx.ts';
import { lastingPort } from '#tests/support/private-server.ts';
import { startShop, type RunningShop } from '#tests/support/shop-server.ts';
import { orderOf, printTable } from './rush-clients.ts';

const shoppers = 6;
const skus = ['BW-SPRING-15', 'BW-SPRING-11', 'BW-CUP-PAPER-200'];
const scarce = { sku: 'BW-PUMP-HAND', path: '/hand-pump.html' };
const ship = (shop: ShopClient, cart: string) =>
  setShipping(shop, cart, brisbane, ['bwdelivery', 'standard']);
const pages = ['/', '/water.html', '/15-l-spring-water-bottle.html', '/all-products', scarce.path];

const ports = [await lastingPort(), await lastingPort(), await lastingPort()] as const;
let fresh: FreshDatabase;
let database: Client;
let nginx: Nginx;
let steady: RunningShop;
let victim: RunningShop;

const startDoor = (port: number): Promise<RunningShop> => {
  const own = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${ports[0]}`, TRUST_PROXY: 'on' };
  return startShop({ env: { DATABASE_URL: fresh.url, ...own } });
};

beforeAll(async () => {
  fresh = await createSeededDatabase(process.env['DATABASE_URL'] ?? '', seedShop);
  database = new Client({ connectionString: fresh.url });
  await database.connect();
  await database.query('update product set stock = case sku when $1 then 1 else 100000 end', [scarce.sku]);
  [steady, victim] = await Promise.all([startDoor(ports[1]), startDoor(ports[2])]);
  nginx = await startNginx(ports[0], [ports[1], ports[2]]);
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all([steady.stop(), victim.stop()]);
  await database.end();
  await fresh.remove();
});

const failed: { readonly what: string; readonly begun: number; readonly ended: number }[] = [];

/** A body that is cut off or any fault of a server counts as a failure. */
async function send(request: Request): Promise<Response> {
  const begun = performance.now();
  try {
    const response = await fetch(request);
    const body = await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${response.status} ${Buffer.from(body).toString()}`);
    return new Response(body, response);
  } catch (error) {
    const what = `${request.method} ${request.url}: ${String(error)}`;
    failed.push({ what, begun, ended: performance.now() });
    throw error;
  }
}
const clientAt = (origin: string): ShopClient => clientOf(send, origin);
const readPage = async (origin: string, path: string): Promise<string> =>
  (await clientAt(origin).fetch(path, { headers: { Accept: 'text/html' } })).text();

async function again<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  return work().catch((error: unknown) => {
    if (tries === 1) throw error;
    return again(work, tries - 1);
  });
}

const kept: string[] = [];
let unconfirmed = 0;
/** The order of each cart; null where its answer was lost and the shopper asked afterwards. */
const placed = new Map<string, number | null>();

/** A page, a cart of a few lines, and for two shoppers of three an order. */
async function visit(place: number): Promise<void> {
  const shop = clientAt(nginx.url);
  const path = pages[place % pages.length] ?? '/';
  expect((await again(() => readPage(nginx.url, path))).includes('<div id="root"')).toBe(true);
  const cart = await again(() => newCart(shop));
  for (const sku of skus) {
    if (await addTo(shop, cart, sku, 2).catch(() => null)) kept.push(`${cart} ${sku} 2`);
    else unconfirmed += 1;
  }
  if (place % 3 === 0) return;
  await again(() => ship(shop, cart));
  for (let tries = 0; tries < 5; tries += 1) {
    const nonce = await again(() => newNonce(shop));
    const { status, body } = await pay(shop, cart, nonce).catch(() => ({ status: 0, body: null }));
    if (status === 200) return void placed.set(cart, Number(body));
    // an order whose answer is missing may still be placed
    await wait(250);
    if ((await again(() => orderOf(shop, cart))) !== null) return void placed.set(cart, null);
  }
  throw new Error(`Cart ${cart} could not be ordered.`);
}

const awaitLogged = (text: string, since = 0): Promise<void> =>
  vi.waitFor(async () => expect((await nginx.lines()).slice(since).join('\n')).toContain(text), 20_000);
const awaitOrders = async (more: number): Promise<void> => {
  const goal = placed.size + more;
  await vi.waitFor(() => expect(placed.size).toBeGreaterThanOrEqual(goal), { timeout: 60_000 });
};

/** Kills one front door and revives it once the other is seen to do the work of both. */
async function strike() {
  const door = `door=${new URL(victim.url).host}`;
  await awaitOrders(6);
  const from = performance.now();
  await victim.kill();
  const to = performance.now();
  const waits: number[] = [];
  for (const path of pages) {
    const begun = performance.now();
    await readPage(nginx.url, path);
    waits.push(performance.now() - begun);
  }
  await awaitOrders(6);
  await awaitLogged(`${door}, `);
  victim = await startDoor(ports[2]);
  const back = performance.now();
  await awaitLogged(`${door} status=200`, (await nginx.lines()).length);
  await awaitOrders(4);
  return { from, to, back, slowest: Math.max(...waits) };
}

test('loses nothing but what was in flight when one of two front doors is killed [PAY-04]', async () => {
  const over = new AbortController();
  let place = 0;
  const shopUntilOver = async (): Promise<void> => {
    while (!over.signal.aborted) await visit((place += 1));
  };
  const visits = Array.from({ length: shoppers }, () => shopUntilOver());
  const [{ from, to, back, slowest }] = await Promise.all([strike().finally(() => over.abort()), ...visits]);

  const asked = [...placed.values()].filter((id) => id === null).length;
  printTable(`${shoppers} shoppers at 2 front doors behind nginx, one killed`, [
    ['orders answered / learnt by asking', `${placed.size - asked} / ${asked}`],
    ['cart lines acknowledged / in doubt', `${kept.length} / ${unconfirmed}`],
    ['requests failed', failed.length],
    ['slowest page without it, ms', Math.round(slowest)],
    ['seconds without it', ((back - to) / 1000).toFixed(1)],
  ]);
  expect(failed.filter(({ begun, ended }) => begun > to || ended < from)).toEqual([]);
  // a door that is gone costs no wait: this is drawing on a busy machine
  expect(slowest).toBeLessThan(10_000);

  const { rows: orders } = await database.query<{ cart: string; id: number }>(
    `select masked_id as cart, sales_order.id from sales_order join quote on quote.id = quote_id
     where sales_order.email = 'gina@example.com'`,
  );
  expect(orders.map(({ cart }) => cart).toSorted()).toEqual([...placed.keys()].toSorted());
  expect(orders.filter(({ cart, id }) => (placed.get(cart) ?? id) !== id)).toEqual([]);
  const { rows: lines } = await database.query<{ line: string }>(
    `select concat_ws(' ', masked_id, sku, quantity) as line from quote_item
     join quote on quote.id = quote_id join product on product.id = product_id`,
  );
  expect(kept.filter((line) => lines.filter((stored) => stored.line === line).length !== 1)).toEqual([]);
  const { rows: wrong } = await database.query(
    `select product.sku from product join order_item on product_id = product.id
     join sales_order on sales_order.id = order_id
     where product.sku = any($1) and sales_order.email = 'gina@example.com' group by product.id
     having 100000 - product.stock <> sum(order_item.quantity)`,
    [skus],
  );
  expect(wrong).toEqual([]);
});

test('shows behind every front door what changed through one [VIEW-01]', async () => {
  const stockAt = async (url: string): Promise<string | undefined> =>
    /schema\.org\/(InStock|OutOfStock)/.exec(await readPage(url, scarce.path))?.[1];
  for (const { url } of [steady, victim, steady, victim]) expect(await stockAt(url)).toBe('InStock');
  const shop = clientAt(steady.url);
  const cart = await newCart(shop);
  await addTo(shop, cart, scarce.sku, 1);
  await ship(shop, cart);
  expect((await pay(shop, cart, await newNonce(shop))).status).toBe(200);
  // without word from the database a page is kept for a minute
  for (const url of [victim.url, steady.url, nginx.url, nginx.url])
    await vi.waitFor(async () => expect(await stockAt(url)).toBe('OutOfStock'), 10_000);
});

test('looks for a file of another release at every front door [VIEW-01]', async () => {
  expect((await fetch(`${nginx.url}/assets/other-release.js`)).status).toBe(404);
  const line = (await nginx.lines()).find((text) => text.includes('/assets/other-release.js'));
  expect(line).toMatch(/status=404, 404$/);
});

test('counts attempts by the address that nginx saw, not by a claimed one [X4]', async () => {
  const query = 'mutation { generateCustomerToken(email: "a@example.com", password: "x") { token } }';
  await new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' };
    const options = { method: 'POST', localAddress: '127.0.0.2', headers };
    const request = ask(`${nginx.url}/graphql`, options, (answer) => answer.resume().once('end', resolve));
    request.once('error', reject).end(JSON.stringify({ query }));
  });
  const { rows } = await database.query('select key from attempt');
  expect(rows).toContainEqual({ key: sha256('signIn:address:127.0.0.2') });
  expect(rows).not.toContainEqual({ key: sha256('signIn:address:203.0.113.9') });
});
