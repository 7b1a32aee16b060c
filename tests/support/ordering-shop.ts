/** A shop of the file's own whose receipts are compared with its database (PAY-04). */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { useOwnShop, type OwnShop } from './own-shop.ts';
import { goodCard } from './shopper-goods.ts';
import { fillCard, readOrderNumber } from './shopper-checkout.ts';
import { lastCartId } from './shopper-pages.ts';
import { eventually } from './shopper-patience.ts';
import { newPayingShopper, type PayingShopper } from './shopper-start.ts';

export interface OrderingShop extends OwnShop {
  /** The order number of every receipt, by e-mail. */
  readonly receipts: Map<string, string>;
  /** At the payment with the card filled in. */
  newShopper(): Promise<PayingShopper>;
  /** The page shows the receipt, the server has the order, and the browser is done with both. */
  expectReceipt(shopper: PayingShopper, page?: Page): Promise<void>;
  /** The last test of a file: stops the shop. */
  expectOneOrderEach(count: number): Promise<void>;
}

export function useOrderingShop(): OrderingShop {
  const shop = useOwnShop();
  const receipts = new Map<string, string>();

  const newShopper = async (): Promise<PayingShopper> => {
    const shopper = await newPayingShopper({ shopUrl: shop.url });
    await fillCard(shopper.page, goodCard);
    return shopper;
  };

  const expectReceipt = async (shopper: PayingShopper, page = shopper.page): Promise<void> => {
    const { email, api, cartId } = shopper;
    const number = await readOrderNumber(page);
    receipts.set(email, number);
    expect(await api.guestOrder(number, email, '4000')).toMatchObject({ number, grand_total: 35.85 });
    expect(await api.readCart(cartId)).toMatchObject({ isActive: false, orderNumber: number });
    // no order is pending any more, and the next cart is another one
    await eventually(() =>
      page.evaluate(() => localStorage.getItem('BRIGHTWATER__pending_order')),
    ).toBeNull();
    await eventually(() => lastCartId(page)).not.toBe(cartId);
  };

  const expectOneOrderEach = async (count: number): Promise<void> => {
    expect(receipts.size).toBe(count);
    const orders = await shop.readOrders();
    const stored = orders.map(({ order }) => [order.email, order.number]);
    expect(stored.toSorted()).toEqual([...receipts].toSorted());
    expect(orders.every(({ payment }) => payment?.lastFour === '1111')).toBe(true);
  };

  return {
    get url() {
      return shop.url;
    },
    readOrders: shop.readOrders,
    receipts,
    newShopper,
    expectReceipt,
    expectOneOrderEach,
  };
}
