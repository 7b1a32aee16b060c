/** Whose token an order is read, sent and asked about with. */

import { expect, test } from 'vitest';
import type { OrderRequest } from '#machines/domain/order.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { failureOf, json, signIn } from '#tests/transport/wires.ts';
import { ask, customerTo, transportTo } from './wired-backend.ts';

const guests = (cartId: string) => ({ cartId, isOwned: false });
const placedFrom = (cartId: string): OrderRequest => ({ ...orderRequest, cartId });

/** A signed-in customer, and a server that reports a merged cart. */
const signedIn = () => {
  const wires = customerTo(json({ is_active: false, reserved_order_id: null }));
  return { ...wires, ...createOrderService(wires.transport), ...createOrderOutcomeService(wires.transport) };
};

const refusal = {
  kind: 'refused',
  message: 'You have signed in meanwhile. Please look your cart over once more before you order.',
  isUnsent: true,
};

test('does not order a customer’s cart for a guest who signed in meanwhile, and asks by the guest’s path [NET-07 BEY-16]', async () => {
  const { rereadCart, sendOrder, readOrderState, sent } = signedIn();
  expect(await failureOf(ask(rereadCart, guests('guest')))).toEqual(refusal);
  expect(await failureOf(ask(sendOrder, { request: placedFrom('guest') }))).toEqual(refusal);
  expect(sent).toEqual([]);
  expect(await ask(readOrderState, { order: pendingOrderOf(placedFrom('guest')) })).toEqual({
    kind: 'closed',
  });
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/rest/V1/guest-carts/guest']);
});

test('does not order when a guest signs in during the robot check [NET-07 CHK-13]', async () => {
  const { transport, sent, settings } = transportTo(json(7));
  const robots = (): Promise<null> => {
    signIn(settings);
    return Promise.resolve(null);
  };
  const { sendOrder } = createOrderService(transport, undefined, robots);
  expect(await failureOf(ask(sendOrder, { request: placedFrom('guest') }))).toEqual(refusal);
  expect(sent).toEqual([]);
});

test('leaves a customer’s cart alone after the token expired [NET-07 BEY-02]', async () => {
  const { transport, sent } = customerTo(json({ data: { cart: null } }));
  const { rereadCart, sendOrder } = createOrderService(transport);
  const { readOrderState } = createOrderOutcomeService(transport);
  const own = { cartId: 'own', isOwned: true };
  const request = { ...placedFrom('own'), ...own };
  await failureOf(ask(rereadCart, own));
  transport.authorization.clear('timedOut');
  const failures = await Promise.all([
    failureOf(ask(rereadCart, own)),
    failureOf(ask(sendOrder, { request })),
    failureOf(ask(readOrderState, { order: pendingOrderOf(request) })),
  ]);
  expect(failures.map(({ kind }) => kind)).toEqual(['sessionExpired', 'sessionExpired', 'sessionExpired']);
  // what the cart holds, and where it would be delivered
  expect(sent).toHaveLength(2);
  // the same after a reload, when this page has not used the cart yet
  const reloaded = transportTo(json(7));
  const { sendOrder: sendAgain } = createOrderService(reloaded.transport);
  expect((await failureOf(ask(sendAgain, { request }))).kind).toBe('sessionExpired');
  expect(reloaded.sent).toEqual([]);
  // the next guest's cart is asked about as usual
  await failureOf(ask(rereadCart, guests('guest')));
  expect(sent).toHaveLength(4);
});
