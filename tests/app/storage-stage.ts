/** The writer of browser storage with two storages to look into, and facts to write. */

import { checkoutWing } from '#app/actors/checkout.ts';
import { deskWing } from '#app/actors/desk.ts';
import { tradeWing } from '#app/actors/trade.ts';
import { createPersistence } from '#app/persistence.ts';
import { noPickup } from '#machines/domain/pickup.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { createStorage } from '#transport/storage.ts';
import { auckland, brisbane } from '#tests/services/wired-backend.ts';
import { memoryArea } from '#tests/transport/wires.ts';

export const day = 86_400_000;

export const open = () => {
  const clock = { now: 1_000_000 };
  const [local, tab] = [memoryArea(), memoryArea()];
  const stores = {
    local: createStorage(local.area, 'TEST__', () => clock.now),
    session: createStorage(tab.area, 'TEST__', () => clock.now),
  };
  const { receive, add } = createPersistence(stores.local, stores.session);
  for (const { savers } of [tradeWing, checkoutWing, deskWing]) add(savers);
  const keys = () => [
    ...[...local.entries.keys()].map((key) => key.replace('TEST__', 'local ')),
    ...[...tab.entries.keys()].map((key) => key.replace('TEST__', 'tab ')),
  ];
  return { clock, ...stores, keys, emit: receive };
};

export const receipt = receiptOf(orderRequest, '000000042');
export const draft = {
  email: 'gina@example.com',
  delivery: brisbane,
  pickup: noPickup,
  billing: auckland,
  isBillingSame: false,
  accountId: null,
};
