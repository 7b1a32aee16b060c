/** Whatever stands in the browser's storage under the shop's keys, the shop starts and what it reads is sound (STO-01, BEY-04). */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { createShop, openShop } from '#app/shop.ts';
import { readReceipt } from '#app/persistence.ts';
import { readCartId } from '#services/cart-watch.ts';
import { createCheckoutService } from '#services/checkout.service.ts';
import { readImages } from '#services/kept-images.ts';
import { createRouteService } from '#services/route.service.ts';
import { createStorage } from '#transport/storage.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { createTransport } from '#transport/transport.ts';
import { ask, transportTo } from '#tests/services/wired-backend.ts';
import { json, memoryArea, prefix, quiet, unanswered } from '#tests/transport/wires.ts';

const keys = [
  ...Object.values(storageKeys),
  `${storageKeys.routes}:/water.html`,
  `${storageKeys.keptAnswers}:x`,
];

/** Anything a browser's storage may hold: no JSON, JSON of any shape, and entries of any value, age and version. */
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

/** Of every part of an address the kind it is; a region's number and the instructions may be missing. */
const kindsOf = ({ regionId, deliveryInstructions, ...parts }: Address): unknown => ({
  ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part])),
  regionId: regionId === null ? 'number' : typeof regionId,
  deliveryInstructions: deliveryInstructions === null ? 'string' : typeof deliveryInstructions,
});
const addressKinds = kindsOf({ ...emptyAddress('AU'), regionId: 608, deliveryInstructions: 'At the door' });

describe('whatever is kept', () => {
  test('STO-01 reading it throws nowhere, and what comes is what it should be or nothing', async () => {
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
        for (const pair of readImages(storage))
          expect(pair).toEqual([expect.any(String), expect.any(String)]);
        const receipt = readReceipt(session);
        if (receipt !== null) expect(receipt.lines).toEqual(expect.any(Array));
        const saved = await ask(createCheckoutService(transport, session).loadCheckout, undefined);
        if (saved !== null) {
          expect(saved.email).toEqual(expect.any(String));
          for (const address of [saved.delivery, saved.billing])
            expect(kindsOf(address)).toEqual(addressKinds);
          const { shopper, other } = saved.collection;
          const people = [...Object.values(shopper), ...Object.values(other)];
          expect(people.every((part) => typeof part === 'string')).toBe(true);
        }
        const route = await ask(createRouteService(transport).resolveRoute, { path: '/water.html' });
        expect(route).toMatchObject({ type: expect.any(String), redirectCode: expect.any(Number) });
      }),
      { numRuns: 500 },
    );
  });

  test('STO-01 the shop starts, and goes on', async () => {
    await fc.assert(
      fc.asyncProperty(filling, filling, async (local, tab) => {
        const { settings } = transportTo(unanswered, { storage: storageWith(local) });
        const shop = createShop({
          transport: createTransport(settings),
          session: storageWith(tab),
          connection: null,
          wakes: null,
          caches: null,
          releases: null,
          locks: null,
          clean: (html) => Promise.resolve(html),
          errors: null,
        });
        const errors: unknown[] = [];
        shop.subscribe({ error: (error) => void errors.push(error) });
        openShop(shop);
        await quiet();
        expect(errors).toEqual([]);
        expect(shop.getSnapshot().status).toBe('active');
        const { session } = shop.getSnapshot().children;
        expect(session?.getSnapshot().matches('restoring')).toBe(false);
        shop.stop();
      }),
      { numRuns: 100 },
    );
  });
});
