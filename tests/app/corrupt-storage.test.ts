/** With anything in storage the shop starts, and reads the right kind of value or nothing. */

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { createShop, openShop } from '#app/shop.ts';
import { readReceipt } from '#app/checkout-savers.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { readCartId } from '#services/cart/cart-watch.ts';
import { paymentSlice } from '#services/checkout/checkout-slices.ts';
import { createCheckoutService } from '#services/checkout/checkout.service.ts';
import { storedCartSlice } from '#services/cart/stored-cart.ts';
import { readImages } from '#services/device/product-images.ts';
import { createRouteService } from '#services/page/route.service.ts';
import { readSlice } from '#transport/slice.ts';
import { createStorage, type Storage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { createTransport } from '#transport/transport.ts';
import { ask, transportTo } from '#tests/services/wired-backend.ts';
import { json, memoryArea, prefix, quiet, unanswered } from '#tests/transport/wires.ts';
import { openWings } from './open-wings.ts';
import { noBrowser } from './running-shop.ts';

const keys = [
  ...Object.values(storageKeys),
  `${storageKeys.routes}:/water.html`,
  `${storageKeys.storedAnswers}:x`,
];

/** Anything storage may hold: no JSON, JSON of any shape, entries of any value, age and version. */
const entry = fc.record({
  value: fc.jsonValue(),
  storedAt: fc.oneof(fc.constant(Date.now()), fc.jsonValue()),
  lifetime: fc.oneof(fc.constant(null), fc.constant(1e9), fc.jsonValue()),
  version: fc.oneof(fc.constant(1), fc.constant(undefined), fc.jsonValue()),
});
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  entry.map((value) => JSON.stringify(value)),
);
const filling = fc.dictionary(fc.constantFrom(...keys), text, { noNullPrototype: true });

const areaWith = (entries: Readonly<Record<string, string>>) => {
  const kept = memoryArea();
  for (const [key, value] of Object.entries(entries)) kept.entries.set(prefix + key, value);
  return kept;
};
const storageWith = (entries: Readonly<Record<string, string>>) =>
  createStorage(areaWith(entries).area, prefix);

const isTextOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value !== '');

/** The type of each part of an address; region number and instructions may be missing. */
const kindsOf = ({ regionId, deliveryInstructions, ...parts }: Address): unknown => ({
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part])),
  regionId: regionId === null ? 'number' : typeof regionId,
  deliveryInstructions: deliveryInstructions === null ? 'string' : typeof deliveryInstructions,
});
const addressKinds = kindsOf({ ...emptyAddress('AU'), regionId: 608, deliveryInstructions: 'At the door' });

test('reading any storage throws nowhere and answers the right kind or nothing [STO-01 BEY-04]', async () => {
  await fc.assert(
    fc.asyncProperty(filling, filling, async (local, tab) => {
      const storage = storageWith(local);
      const session = storageWith(tab);
      const { transport } = transportTo(json({ data: { urlResolver: null } }), {
        storage,
        isOnline: () => false,
      });
      const { authorization } = transport;
      expect([readCartId(storage), authorization.token(), authorization.email()].every(isTextOrNull)).toBe(
        true,
      );
      expect(Number.isNaN(authorization.expiresAt() ?? 0)).toBe(false);
      expect([null, 'signedOut', 'timedOut']).toContain(authorization.end());
      for (const pair of readImages(storage)) expect(pair).toEqual([expect.any(String), expect.any(String)]);
      const receipt = readReceipt(session);
      if (receipt !== null) expect(receipt.lines).toEqual(expect.any(Array));
      const saved = await ask(createCheckoutService(transport, session).loadCheckout, undefined);
      if (saved !== null) {
        expect(saved.email).toEqual(expect.any(String));
        for (const address of [saved.delivery, saved.billing]) expect(kindsOf(address)).toEqual(addressKinds);
        const { shopper, other } = saved.pickup;
        const people = [...Object.values(shopper), ...Object.values(other)];
        expect(people.every((part) => typeof part === 'string')).toBe(true);
      }
      const route = await ask(createRouteService(transport).resolveRoute, { path: '/water.html' });
      expect(route).toMatchObject({ type: expect.any(String), redirectCode: expect.any(Number) });
    }),
    { numRuns: 300 },
  );
});

test('the shop starts with any storage and stays active [STO-01]', async () => {
  await fc.assert(
    fc.asyncProperty(filling, filling, async (local, tab) => {
      const { settings } = transportTo(unanswered, { storage: storageWith(local) });
      const shop = createShop({
        ...noBrowser,
        transport: createTransport(settings),
        session: storageWith(tab),
      });
      const errors: unknown[] = [];
      shop.subscribe({ error: (error) => void errors.push(error) });
      openShop(shop);
      await openWings(shop);
      await quiet();
      expect([errors, shop.getSnapshot().status]).toEqual([[], 'active']);
      const { session } = shop.getSnapshot().children;
      expect(session?.getSnapshot().matches('restoring')).toBe(false);
      shop.stop();
    }),
    { numRuns: 50 },
  );
});

type Reading = (storage: Storage) => unknown;
const line = { sku: 'A', name: 'A', quantity: 1, chosen: nothingChosen };
const nearly: readonly (readonly [key: string, read: Reading, values: readonly unknown[]])[] = [
  ['cartId', readCartId, ['', 5, null, { id: 'a' }, ['a']]],
  ['paymentMethod', (storage) => readSlice(storage, paymentSlice), ['', 5, null, { code: 'braintree' }]],
  [
    'receipt',
    readReceipt,
    [null, '000000042', [], { orderNumber: '1' }, { orderNumber: '1', lines: null, totals: null }],
  ],
  [
    'imagesBySku',
    (storage) => readImages(storage)[0] ?? null,
    [null, 'text', { A: '/a' }, [1, null, ['A'], ['A', 1]]],
  ],
  [
    'cart_lines',
    (storage) => readSlice(storage, storedCartSlice),
    [
      null,
      [],
      { cartId: 'a' },
      { cartId: 5, lines: [] },
      { cartId: 'a', lines: [{ ...line, quantity: '1' }] },
      { cartId: 'a', lines: [{ ...line, chosen: { selected: [1], entered: [] } }] },
      { cartId: 'a', lines: [{ sku: 'A', quantity: 1, chosen: null }] },
    ],
  ],
];

test.each(nearly)(
  'a value of nearly the right kind under %s reads as nothing [STO-01]',
  (key, read, values) => {
    for (const value of values) {
      const storage = storageWith({});
      storage.write(key, value, null, key === 'cartId' ? undefined : 1);
      expect(read(storage), JSON.stringify(value)).toBeNull();
    }
  },
);
