/** The order machine with its slots in the test's hands: PAY-04, BEY-01, BEY-15, BEY-16, BEY-17. */

import { describe, expect, test } from 'vitest';
import type { Cart } from '#machines/domain/cart.ts';
import { orderDoubted, safeToRetry, type OrderRequest, type OrderState } from '#machines/domain/order.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { selectIsOrdering, selectIsOutcomeUnknown } from '#machines/order/order.selectors.ts';
import {
  cartOf,
  cups,
  dollars,
  failure,
  fullCart,
  lineOf,
  orderRequest,
  savedCart,
  water,
} from '../models/goods.ts';
import { heldSlot, alone } from './bench.ts';

const open = () => {
  const reread = heldSlot<Cart, Pick<OrderRequest, 'cartId' | 'isOwned'>>();
  const send = heldSlot<void, { readonly request: OrderRequest }>();
  const readState = heldSlot<OrderState, { readonly request: OrderRequest }>();
  const actors = { rereadCart: reread.logic, sendOrder: send.logic, readOrderState: readState.logic };
  return { ...alone(orderMachine.provide({ actors })), reread, send, readState };
};

const place = { type: 'order.place', request: orderRequest } as const;

const openPlacing = async () => {
  const order = open();
  order.actor.send(place);
  await order.reread.last().resolve(savedCart);
  return order;
};

const openUnknown = async () => {
  const order = await openPlacing();
  await order.send.last().reject(failure('network'));
  await order.readState.last().reject(failure('network'));
  return order;
};

describe('order: placed', () => {
  test('however often the button is pressed the order is sent once [PAY-04]', async () => {
    const { actor, reread, send, readState, types } = open();
    actor.send(place);
    actor.send(place);
    await reread.last().resolve(savedCart);
    actor.send(place);
    await send.last().resolve();
    actor.send(place);
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    actor.send(place);
    expect([reread.calls.length, send.calls.length, readState.calls.length]).toEqual([1, 1, 1]);
    expect(types()).toEqual(['order.placed']);
  });

  test('the receipt says what was ordered, for whom and how it is paid [CHK-10]', async () => {
    const { send, readState, facts } = await openPlacing();
    expect(send.last().input).toEqual({ request: orderRequest });
    await send.last().resolve();
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    expect(facts).toMatchObject([
      {
        receipt: {
          orderNumber: '000000042',
          email: 'rosa@example.com',
          paymentLabel: 'Visa ending in 1111',
          lines: fullCart.lines,
        },
      },
    ]);
  });

  test.each([
    ['what nobody delivers by where it is billed', true, 1161],
    ['what is delivered as it was seen', false, orderRequest.totals.tax.cents],
  ])('the receipt says the GST of %s [GEN-04, CHK-10]', async (_, isVirtual, cents) => {
    const { actor, reread, send, readState, facts } = open();
    actor.send(place);
    const taxes = [700, 461].map((part) => ({ label: 'GST', amount: { cents: part, currency: 'AUD' } }));
    await reread.last().resolve({ ...savedCart, isVirtual, taxes });
    await send.last().resolve();
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    const totals = { ...orderRequest.totals, tax: { ...orderRequest.totals.tax, cents } };
    expect(facts).toMatchObject([{ receipt: { totals } }]);
  });

  test('an order whose number cannot be read stands all the same [BEY-15]', async () => {
    const { send, readState, facts } = await openPlacing();
    await send.last().resolve();
    await readState.last().reject(failure('network'));
    expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: null } }]);
  });
});

describe('order: its number does not come', () => {
  test('the receipt of an order that stands waits ten seconds for it, and no longer [BEY-15, BEY-01]', async () => {
    const { clock, send, readState, facts } = await openPlacing();
    await send.last().resolve();
    clock.increment(9999);
    expect(facts).toEqual([]);
    clock.increment(1);
    expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: null } }]);
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    expect(facts).toHaveLength(1);
  });
});

describe('order: the answer was lost', () => {
  test('the server is asked, and says it is placed [BEY-01]', async () => {
    const { actor, send, readState, facts } = await openPlacing();
    await send.last().reject(failure('network'));
    expect(selectIsOutcomeUnknown(actor.getSnapshot())).toBe(true);
    actor.send(place);
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: '000000042' } }]);
    expect(send.calls).toHaveLength(1);
  });

  test.each([failure('network'), failure('malformed'), failure('server', 'Gateway Time-out')])(
    '$kind: a server that is still at it when it is asked is asked until it is done [BEY-01, PAY-04]',
    async (reason) => {
      const { actor, clock, send, readState, facts } = await openPlacing();
      await send.last().reject(reason);
      for (let asked = 1; asked <= 4; asked += 1) {
        await readState.last().resolve({ kind: 'open' });
        expect(facts).toEqual([]);
        expect(selectIsOutcomeUnknown(actor.getSnapshot())).toBe(true);
        actor.send(place);
        clock.increment(4000);
        expect(readState.calls).toHaveLength(asked + 1);
      }
      await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
      expect(facts).toMatchObject([{ type: 'order.placed', receipt: { orderNumber: '000000042' } }]);
      expect(send.calls).toHaveLength(1);
    },
  );

  test('however impatiently it is asked, an order may come for as long as a server can take [BEY-01]', async () => {
    const { actor, clock, send, readState, facts } = await openPlacing();
    await send.last().reject(failure('network'));
    for (let asked = 1; asked <= 39; asked += 1) {
      await readState.last().resolve({ kind: 'open' });
      clock.increment(500);
      actor.send({ type: 'order.reconcile' });
    }
    await readState.last().resolve({ kind: 'open' });
    expect(facts).toEqual([]);
    clock.increment(500);
    actor.send({ type: 'order.reconcile' });
    await readState.last().resolve({ kind: 'open' });
    expect(facts).toEqual([{ type: 'order.refused', failure: safeToRetry, isSent: true }]);
  });

  test('the server is asked for long enough, nothing happened: it is safe to place it again [BEY-01]', async () => {
    const { actor, clock, send, reread, readState, facts } = await openPlacing();
    await send.last().reject(failure('network'));
    clock.increment(20_000);
    await readState.last().resolve({ kind: 'open' });
    expect(facts).toEqual([{ type: 'order.refused', failure: safeToRetry, isSent: true }]);
    expect(selectIsOrdering(actor.getSnapshot())).toBe(false);
    actor.send(place);
    await reread.last().resolve(savedCart);
    expect(send.calls).toHaveLength(2);
  });

  test('without an answer to that either, it is asked again by itself [BEY-01]', async () => {
    const { actor, clock, readState, types } = await openUnknown();
    expect(actor.getSnapshot().value).toEqual({ doubtful: 'unknown' });
    clock.increment(3999);
    expect(readState.calls).toHaveLength(1);
    clock.increment(1);
    expect(readState.calls).toHaveLength(2);
    await readState.last().resolve({ kind: 'placed', orderNumber: null });
    expect(types()).toEqual(['order.doubted', 'order.placed']);
  });

  test('or when the shopper says so; no way to pay again meanwhile [BEY-01]', async () => {
    const { actor, readState, reread, send } = await openUnknown();
    actor.send(place);
    expect([reread.calls.length, send.calls.length]).toEqual([1, 1]);
    expect(actor.getSnapshot().value).toEqual({ doubtful: 'unknown' });
    actor.send({ type: 'order.reconcile' });
    expect(readState.calls).toHaveLength(2);
  });

  test('a plain refusal too is followed by the question, and then told in the words of the server [BEY-17]', async () => {
    const { send, readState, facts } = await openPlacing();
    await send.last().reject(failure('cardRefused', 'Your card was declined.'));
    expect(readState.calls).toHaveLength(1);
    await readState.last().resolve({ kind: 'open' });
    expect(facts).toEqual([
      { type: 'order.refused', failure: failure('cardRefused', 'Your card was declined.'), isSent: true },
    ]);
  });
});

describe('order: stopped before money moves', () => {
  test.each([
    ['a line has gone', cartOf('cart-1', lineOf('1', water(2))), /Paper cups is no longer available/],
    [
      'a quantity differs',
      cartOf('cart-1', lineOf('1', water(1)), lineOf('2', cups(1))),
      /quantity of Spring water/,
    ],
    [
      'a price differs',
      cartOf('cart-1', lineOf('1', water(2), 13), lineOf('2', cups(1))),
      /price of Spring water/,
    ],
    ['the total differs', { ...savedCart, grandTotal: dollars(46) }, /total of your order has changed/],
  ])('%s: nothing is sent and the change is named [BEY-16]', async (_, now, sentence) => {
    const { actor, reread, send, facts } = open();
    actor.send(place);
    await reread.last().resolve(now);
    expect(send.calls).toHaveLength(0);
    expect(facts).toMatchObject([{ type: 'order.stopped', changes: [expect.stringMatching(sentence)] }]);
  });

  test('a cart that is inactive already leads to the question, never to a second order [BEY-15]', async () => {
    const { actor, reread, send, readState, types } = open();
    actor.send(place);
    await reread.last().reject(failure('cartInactive'));
    await readState.last().resolve({ kind: 'placed', orderNumber: '000000042' });
    expect(send.calls).toHaveLength(0);
    expect(types()).toEqual(['order.placed']);
  });

  test('a cart that was closed without an order is not taken for one, and nothing is said of money [BEY-17]', async () => {
    const { actor, clock, send, readState, facts } = await openPlacing();
    await send.last().reject(failure('network'));
    await readState.last().resolve({ kind: 'closed' });
    // whoever was still placing it may yet be
    expect([facts, selectIsOutcomeUnknown(actor.getSnapshot())]).toEqual([[], true]);
    clock.increment(20_000);
    await readState.last().resolve({ kind: 'closed' });
    expect(facts).toEqual([{ type: 'order.refused', failure: orderDoubted, isSent: true }]);
  });

  test('a cart that cannot be read stops the order with its reason [BEY-16]', async () => {
    const { actor, reread, facts } = open();
    actor.send(place);
    await reread.last().reject(failure('network'));
    expect(facts).toEqual([{ type: 'order.refused', failure: failure('network'), isSent: false }]);
  });
});
