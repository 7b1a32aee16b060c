/** A shop of the test file's own, to set up otherwise or to read its database. */

import { afterAll, beforeAll } from 'vitest';
import type { StoredOrder } from '#backend/order/orders.ts';
import { readPlacedOrders } from './placed-orders.ts';
import { startShop, type RunningShop } from './shop-server.ts';
import { changeSettings } from './store-setting.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';

export interface OwnShop {
  readonly url: string;
  /** Stops the shop for good and reads its database. */
  readOrders(): Promise<readonly StoredOrder[]>;
}

interface Setup {
  readonly settings?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** To be called at the top of a test file; the shop is open before its first test. */
export function useOwnShop({ settings, env = {} }: Setup = {}): OwnShop {
  let dataDir: string | undefined;
  let shop: RunningShop | undefined;
  const running = (): RunningShop => {
    if (shop === undefined) throw new Error('The shop opens before the first test');
    return shop;
  };

  beforeAll(async () => {
    dataDir = await makeTemporaryFolder('own-shop');
    if (settings !== undefined) {
      await (await startShop({ dataDir })).stop();
      await changeSettings(dataDir, settings);
    }
    shop = await startShop({ dataDir, env });
  });
  afterAll(async () => {
    await shop?.stop();
    if (dataDir !== undefined) await removeFolder(dataDir);
  });

  return {
    get url() {
      return running().url;
    },
    async readOrders() {
      await running().stop();
      return readPlacedOrders(running().dataDir);
    },
  };
}
