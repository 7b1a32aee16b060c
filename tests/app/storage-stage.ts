/** The writer of browser storage with two storages to look into, and facts to write. */

import { createPersistence } from '#app/persistence.ts';
import { noCollection } from '#machines/domain/pickup.ts';
import type { Receipt } from '#machines/domain/order.ts';
import { createStorage } from '#transport/storage.ts';
import { aud, auckland, brisbane } from '#tests/services/wired-backend.ts';
import { memoryArea } from '#tests/transport/wires.ts';

export const day = 86_400_000;

export const open = () => {
  const clock = { now: 1_000_000 };
  const [local, tab] = [memoryArea(), memoryArea()];
  const stores = {
    local: createStorage(local.area, 'TEST__', () => clock.now),
    session: createStorage(tab.area, 'TEST__', () => clock.now),
  };
  const keys = () => [
    ...[...local.entries.keys()].map((key) => key.replace('TEST__', 'local ')),
    ...[...tab.entries.keys()].map((key) => key.replace('TEST__', 'tab ')),
  ];
  return {
    clock,
    ...stores,
    keys,
    emit: createPersistence(stores.local, stores.session),
  };
};

export const receipt: Receipt = {
  orderNumber: '000000042',
  isOwned: false,
  email: 'gina@example.com',
  delivery: brisbane,
  billing: auckland,
  store: null,
  method: null,
  hours: null,
  paymentLabel: 'Visa ending in 1111',
  lines: [],
  totals: { grandTotal: aud(1), shipping: aud(0), subtotal: aud(1), tax: aud(0), discount: aud(0) },
};
export const draft = {
  email: 'gina@example.com',
  delivery: brisbane,
  collection: noCollection,
  billing: auckland,
  isBillingSame: false,
  accountId: null,
};
