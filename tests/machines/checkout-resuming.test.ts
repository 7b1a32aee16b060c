/** Coming back to the checkout: the chosen method is kept, or chosen again. */

import { expect, test } from 'vitest';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { brisbane, courier, express, failure, lineOf, water } from '../models/goods.ts';
import { openShop, held, failing, type FakeShop } from './fake-services.ts';
import { toShipping } from './walk.ts';

const draft = { email: 'rosa@example.com', delivery: brisbane, billing: brisbane, isBillingSame: true };

/** A guest who left at the payment; what goes wrong meanwhile is said of the shop. */
const resumed = async (
  method: ShippingMethod | null,
  prepare?: (shop: FakeShop) => void,
): Promise<FakeShop> => {
  const shop = openShop({ cartId: 'cart-1', lines: [lineOf('1', water(2))] });
  shop.keepDraft(draft, { tab: 'payment', method });
  prepare?.(shop);
  await shop.quiet();
  await shop.beginCheckout();
  return shop;
};

test('chooses the remembered method again although the steps had to be repeated by hand [BEY-04 BEY-01]', async () => {
  const shop = await resumed(express, (opened) => failing(opened, 'submitStep', failure('server')));
  await shop.submitEmail();
  await shop.submitDelivery();
  expect(shop.seen().method).toEqual(express);
});

test('reports a failed estimate while the checkout resumes [SHIP-01 BEY-04]', async () => {
  const shop = await resumed(express, (opened) => failing(opened, 'estimateShipping', failure('network')));
  const told = ['Unable to get shipping methods'];
  expect([shop.tab(), shop.seen().errors, shop.toastTexts()]).toEqual(['delivery', told, told]);
});

/** Back on the way to payment, with the save of their way of delivery not answered. */
const atSlowSave = async () => {
  const gate: { release?: () => Promise<void> } = {};
  const shop = await resumed(express, (opened) => {
    gate.release = held(opened, 'saveShippingInformation');
  });
  expect(shop.stage()).toBe('resuming');
  return { shop, release: async () => gate.release?.() };
};
const methodsSaved = (shop: FakeShop) =>
  shop.asked('saveShippingInformation').map(({ input }) => (input as { method: unknown }).method);

test('Continue saves again while the old save hangs [SHIP-02 BEY-04]', async () => {
  const { shop } = await atSlowSave();
  shop.clock.increment(12_000);
  await shop.submitShipping();
  expect([methodsSaved(shop), shop.stage(), shop.tab()]).toEqual([[express, express], 'open', 'payment']);
});

test('a method chosen while the checkout resumes ends the resuming [SHIP-04 BEY-04]', async () => {
  const { shop, release } = await atSlowSave();
  shop.chooseMethod(courier);
  expect(shop.stage()).toBe('open');
  await release();
  expect(shop.seen()).toMatchObject({ method: courier, totals: null });
  expect(shop.tab()).toBe('shipping');
});

test('asks for the method again when the remembered one is unknown [BEY-04 SHIP-01]', async () => {
  const shop = await resumed(null);
  expect(shop.tab()).toBe('shipping');
  expect(shop.seen()).toMatchObject({ method: courier, totals: null });
  expect(shop.asked('saveShippingInformation')).toEqual([]);
});

test('remembers a method when it is chosen, not when it is proposed [BEY-04 SHIP-01]', async () => {
  const shop = await toShipping();
  const kept = () => shop.ofType('checkout.offersChanged').map((fact) => fact.kept);
  expect(new Set(kept())).toEqual(new Set([null]));
  shop.chooseMethod(express);
  expect(kept().at(-1)).toEqual(express);
});

const toPaymentByExpress = async (): Promise<FakeShop> => {
  const shop = await toShipping();
  shop.chooseMethod(express);
  await shop.quiet();
  await shop.submitShipping();
  expect(shop.tab()).toBe('payment');
  return shop;
};

test('keeps the chosen method when a guest signs in at the payment [BEY-04 SHIP-01]', async () => {
  const shop = await toPaymentByExpress();
  for (const slot of ['readOwnCart', 'mergeCarts'])
    shop.surprise(slot, (usual) => ({ ...(usual() as object), id: 'cart-of-hannah' }));
  await shop.signIn();
  expect(shop.asked('saveShippingInformation').at(-1)).toMatchObject({
    input: { cartId: 'cart-of-hannah', method: express },
  });
  expect([shop.tab(), shop.seen().method]).toEqual(['payment', express]);
});
