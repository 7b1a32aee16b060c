/** A guest's checkout in coarse steps: what is pressed, and what its machine hears of it. */

import type { Page } from 'playwright-core';
import type { EventObject } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { purchaseOf, receiptOf } from '#machines/domain/order.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import type { CoarseAction, CoarseModel } from '#machines/tools/models/coarse.ts';
import { done } from '#machines/tools/models/plan.ts';
import { cartOf, failure, fullCart, orderRequest, visa } from '#tests/models/goods.ts';
import {
  fillCard,
  giveEmail,
  placeOrderButton,
  receiptHeading,
  tabHeading,
} from '#tests/support/shopper-checkout.ts';
import {
  brisbane,
  declinedCard,
  goodCard,
  newEmail,
  water,
  type Card,
} from '#tests/support/shopper-goods.ts';
import { calls, loseOnTheWayBack, treat } from '#tests/support/shopper-network.ts';
import { addToCart, button, follow } from '#tests/support/shopper-pages.ts';
import { passDelivery } from '#tests/support/shopper-purchase.ts';
import type { ReturningShopper } from '#tests/support/shopper-start.ts';

/** What the server holds. */
interface Server {
  hasCart: boolean;
}

type Action = CoarseAction<Server, ReturningShopper>;

const receipt = receiptOf(orderRequest, '000000042');
const { payment: _, ...order } = orderRequest;

const synced = ({ hasCart }: Server): EventObject =>
  ({ type: 'checkout.syncCart', cart: hasCart ? fullCart : cartOf('cart-1') }) as EventObject;

/** From the press to the moment in which the order is sent. */
const sending: readonly EventObject[] = [
  { type: 'draft.orderRequested', order, isBilledElsewhere: false },
  { type: 'checkout.confirmLock' },
  { type: 'draft.orderConfirmed', cart: fullCart },
  { type: 'placing.paymentRequested' },
  { type: 'payment.authorized', authorisation: visa },
  { type: 'placing.orderBegun', order: pendingOrderOf(orderRequest) },
] as readonly EventObject[];

const toPayment = async (page: Page, card: Card): Promise<void> => {
  await tabHeading(page, 'account').waitFor();
  await giveEmail(page, newEmail());
  await passDelivery(page, brisbane);
  await page.locator('input[name=paymentMethod][value=braintree]').check({ force: true });
  await fillCard(page, card);
  await placeOrderButton(page).click();
};

const ordered = (says: string, prepare: (shopper: ReturningShopper) => Promise<unknown>): Action => ({
  says,
  isPossible: (now) => now.matches('begun'),
  events(_now, server) {
    server.hasCart = false;
    return [
      ...sending,
      { type: 'placing.orderPlaced', receipt, purchase: purchaseOf(receipt, fullCart) } as EventObject,
    ];
  },
  async perform(shopper) {
    await prepare(shopper);
    await toPayment(shopper.page, goodCard);
    await receiptHeading(shopper.page).waitFor();
  },
});

const actions: readonly Action[] = [
  {
    says: 'opens the checkout',
    isPossible: (now) => now.matches('closed') || now.matches('finished'),
    events: (_now, server) => [synced(server), { type: 'checkout.begin' }],
    perform: ({ page }) => follow(page, '/checkout'),
  },
  {
    says: 'orders with a card that is declined',
    isPossible: (now) => now.matches('begun'),
    events: () => [
      ...sending,
      { type: 'placing.orderRefused', failure: failure('cardRefused'), isSent: true } as EventObject,
    ],
    async perform({ page, expectProblem }) {
      expectProblem(/400 \(Bad Request\)/);
      await toPayment(page, declinedCard);
      await page
        .getByRole('alert')
        .filter({ hasText: /declined/i })
        .first()
        .waitFor();
    },
  },
  ordered('orders with a good card', () => Promise.resolve()),
  ordered('orders, though the answer is lost on its way', async ({ page, allowProblem }) => {
    allowProblem(/ERR_CONNECTION_RESET/);
    await treat(page, calls.order, loseOnTheWayBack, 1);
  }),
  {
    says: 'empties the cart',
    isPossible: (now) => now.matches('begun'),
    events(_now, server) {
      server.hasCart = false;
      return [synced(server)];
    },
    async perform({ page }) {
      await follow(page, '/cart');
      await button(page.getByRole('main'), `Remove ${water.name}`).click();
      await page.getByText('Your cart is empty').first().waitFor();
      await follow(page, '/checkout');
    },
  },
  {
    says: 'puts water into the cart',
    isPossible: (now, { hasCart }) => !hasCart && (now.matches('waiting') || now.matches('finished')),
    events(_now, server) {
      server.hasCart = true;
      return [synced(server)];
    },
    async perform({ page }) {
      await follow(page, water.path);
      await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
      await addToCart(page);
      await button(page.getByRole('banner'), 'Cart, 1 item').waitFor();
    },
  },
  {
    says: 'asks for an account',
    isPossible: (now, { hasCart }) => now.matches('finished') && !hasCart,
    events: () => [{ type: 'checkout.createAccount' }],
    async perform({ page }) {
      await button(page.getByRole('main'), 'Create an account').click();
      await page.waitForURL('**/create-account');
    },
  },
];

export const checkoutModel: CoarseModel<Server, ReturningShopper> = {
  machine: checkoutMachine,
  input: { receipt: null, postcodes: {} },
  subject: 'a guest with a cart',
  world: () => ({ hasCart: true }),
  actions,
  answer: (now) => (now.matches('starting') ? done('loadCheckout', null) : null),
  keyOf: (now, { hasCart }) => JSON.stringify([now.value, hasCart]),
};
