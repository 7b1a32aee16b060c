/** A backend whose database can be read, the fault proxy before it, and the shop before that. */

import { serve, type ServerType } from '@hono/node-server';
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createBackend } from '#backend/backend.ts';
import type { Database } from '#backend/database/database.ts';
import { product } from '#backend/database/schema/catalog.ts';
import { introduceVisitor } from '#backend/introduce-visitor.ts';
import { completeOrders, type StoredOrder } from '#backend/order/orders.ts';
import { orderItem, salesOrder } from '#backend/database/schema/order.ts';
import { createEmulator } from '#backend/payments/emulator.ts';
import type { Charge } from '#backend/payments/gateway.ts';
import { seedShop } from '#backend/seed/shop.ts';
import { startShop } from '#tests/support/shop-server.ts';
import { cellHeader, startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { settle } from './fixtures.ts';

/** Money that was taken, by whomever. */
export interface CellCharge extends Charge {
  readonly cell: string;
}

export interface Stage {
  /** Where shoppers go. */
  readonly shopUrl: string;
  /** The backend itself, past the proxy. */
  readonly backendUrl: string;
  readonly proxy: FaultProxy;
  readonly charges: readonly CellCharge[];
  /** For preparing, and for the truth. */
  readonly database: Database;
  ordersOf(email: string): Promise<readonly StoredOrder[]>;
  stockOf(sku: string): Promise<number>;
  /** How many of it all orders of the table together have taken. */
  soldOf(sku: string): Promise<number>;
  close(): Promise<void>;
}

const listening = async (server: ServerType): Promise<string> => {
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** All shoppers of the table come to a drawn page: none asks for what it brings along. */
const untilDrawn = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const page = await fetch(url, { headers: { Accept: 'text/html' } });
    if ((await page.text()).includes('id="opened-page"')) return;
  }
  throw new Error('the checkout is not drawn');
};

export const openStage = async (): Promise<Stage> => {
  const asking = new AsyncLocalStorage<string>();
  const charges: CellCharge[] = [];
  let opened: Database | undefined;
  const backend = await createBackend({
    dataDir: null,
    cacheDir: '.data/cache',
    seed: seedShop,
    opened: (database) => void (opened = database),
    gateway: createEmulator({
      charged: (charge) => void charges.push({ ...charge, cell: asking.getStore() ?? '' }),
    }),
  });
  if (opened === undefined) throw new Error('the backend is open');
  const database: Database = opened;
  await settle(database);
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request, { incoming }) =>
      asking.run(request.headers.get(cellHeader) ?? '', () =>
        backend.fetch(introduceVisitor(request, incoming.socket.remoteAddress, true)),
      ),
  });
  const backendUrl = await listening(server);
  const proxy = await startFaultProxy(new URL(backendUrl));
  const shop = await startShop({ env: { BACKEND_URL: proxy.url, BACKEND_LAYERS: 'merchant' } });
  await untilDrawn(`${shop.url}/checkout`);
  return {
    shopUrl: shop.url,
    backendUrl,
    proxy,
    charges,
    database,
    async ordersOf(email) {
      const found = await database.select().from(salesOrder).where(eq(salesOrder.email, email));
      return completeOrders(database, found);
    },
    async stockOf(sku) {
      const [found] = await database.select().from(product).where(eq(product.sku, sku));
      return found?.stock ?? Number.NaN;
    },
    async soldOf(sku) {
      const lines = await database
        .select({ number: salesOrder.number, quantity: orderItem.quantity })
        .from(orderItem)
        .innerJoin(salesOrder, eq(salesOrder.id, orderItem.orderId))
        .where(eq(orderItem.sku, sku));
      // those the demonstration began with took nothing from today's shelf
      return lines
        .filter(({ number }) => !number.startsWith('9'))
        .reduce((sum, { quantity }) => sum + quantity, 0);
    },
    async close() {
      await shop.stop();
      await proxy.close();
      server.close();
      await backend.close();
    },
  };
};
