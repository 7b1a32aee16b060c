/** The orders of a data directory that no backend has open, without the demonstration's. */

import type { StoredOrder } from '#backend/order/orders.ts';
import { readStoredOrders } from '#backend/order/stored-orders.ts';

export const readPlacedOrders = async (dataDir: string): Promise<readonly StoredOrder[]> =>
  (await readStoredOrders(dataDir)).filter(({ order }) => !order.number.startsWith('9'));
