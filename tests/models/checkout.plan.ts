/** What may happen in a checkout whose children are deaf (BEY-06, SESS-02). */

import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { CheckoutEvent, RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { emptyDraft, savedDraft } from '#machines/checkout/draft.context.ts';
import { payableOrder } from '#machines/checkout/draft-order.ts';
import { isMinimumMet } from '#machines/domain/cart.ts';
import { receiptOf } from '#machines/domain/order.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { checkoutRules } from './checkout.rules.ts';
import * as goods from './goods.ts';
import { accountOf } from './people.ts';
import { done, failed, planOf } from '#machines/tools/models/plan.ts';

const receipt = receiptOf(goods.orderRequest, '000000042');
const { payment: _, ...order } = goods.orderRequest;
const draft = { ...emptyDraft, cart: goods.fullCart };
const payable = payableOrder(draft);
const refused = goods.failure('refused');
const expired = goods.failure('sessionExpired');
const saved: RestoredCheckout = {
  ...savedDraft({ ...draft, email: 'rosa@example.com', billing: goods.brisbane, isBillingSame: false }),
  paymentCode: goods.card.code,
  poNumber: 'PO-1',
};
const loaded = [done('loadCheckout', saved), done('loadCheckout', null), failed('loadCheckout', refused)];
const purchase = {
  id: '000000042',
  coupon: '',
  discount: goods.totals.discount,
  revenue: goods.totals.grandTotal,
  items: [],
};

const carts = [goods.fullCart, goods.cartOf('cart-1'), goods.smallCart, null];
const always: readonly CheckoutEvent[] = [
  { type: 'checkout.begin' },
  { type: 'checkout.cancel' },
  { type: 'checkout.forget' },
  ...carts.map((cart) => ({ type: 'checkout.syncCart', cart }) as const),
  { type: 'checkout.syncCustomer', email: 'hannah@example.com' },
  { type: 'checkout.informAccount', told: { type: 'accountSection.welcome', email: 'hannah@example.com' } },
  { type: 'checkout.informAccount', told: { type: 'accountSection.receiveCart' } },
  ...[1, 2].map((id): CheckoutEvent => ({ type: 'checkout.syncAccount', account: accountOf(id) })),
  { type: 'checkout.syncAddresses', offers: goods.offers },
  { type: 'checkout.beginRecovery' },
  { type: 'checkout.endRecovery', message: null },
  { type: 'checkout.endRecovery', message: 'Your order was not placed.' },
  { type: 'checkout.acknowledgeOrder', receipt, purchase },
  { type: 'checkout.confirmLock' },
  { type: 'checkout.replay', request: { type: 'draft.placeOrder' } },
  { type: 'checkout.retry' },
  { type: 'checkout.createAccount' },
  { type: 'checkout.refreshTotals' },
];

const fromChildren: readonly CheckoutEvent[] = [
  { type: 'draft.reported', fact: { type: 'checkout.creationChosen' } },
  { type: 'draft.payableChanged', order: payable, methods: null },
  { type: 'draft.payableChanged', order: { ...payable, isRental: true }, methods: [goods.card] },
  { type: 'draft.orderRequested', order, isBilledElsewhere: true },
  { type: 'draft.orderConfirmed', cart: goods.fullCart },
  { type: 'draft.orderWithdrawn' },
  { type: 'draft.kindChanged', draft: { ...draft, email: 'rosa@example.com' } },
  { type: 'payment.methodChosen', code: goods.purchaseOrder.code },
  { type: 'payment.poNumberChanged', poNumber: 'PO-2' },
  { type: 'payment.providerFailed', failure: goods.failure('cardUnavailable') },
  { type: 'payment.blockersChanged', blockers: [] },
  { type: 'payment.cardChanged' },
  { type: 'payment.submitted' },
  { type: 'payment.redirected', to: 'https://pay.example/1' },
  { type: 'payment.authorized', authorisation: goods.visa },
  { type: 'payment.refused', failure: goods.failure('cardRefused') },
  { type: 'payment.refused', failure: goods.failure('cartMissing') },
];

const fromPlacing: readonly CheckoutEvent[] = [
  { type: 'placing.billingAccepted' },
  { type: 'placing.billingRefused', failure: goods.failure('cartMissing') },
  { type: 'placing.paymentRequested' },
  { type: 'placing.orderBegun', order: pendingOrderOf(goods.orderRequest) },
  { type: 'placing.orderPlaced', receipt },
  { type: 'placing.orderRefused', failure: refused, isSent: true },
  { type: 'placing.orderRefused', failure: goods.failure('network'), isSent: false },
  { type: 'placing.orderRefused', failure: expired, isSent: true },
  { type: 'placing.orderRefused', failure: goods.failure('cartMissing'), isSent: true },
  { type: 'placing.orderStopped', changes: ['Paper cups have left your cart.'] },
  { type: 'placing.orderUnconfirmed' },
];

const forgotten = (['placed', 'refused', 'unconfirmed'] as const).map((outcome): CheckoutEvent => ({
  type: 'placing.orderForgotten',
  outcome,
}));

const goodsIn = ({ cart }: CheckoutContext): string => {
  if (cart === null) return 'none';
  return cart.lines.length === 0 ? 'empty' : isMinimumMet(cart) ? 'full' : 'few';
};

export const checkoutPlan = planOf({
  machine: checkoutMachine,
  proves: 'BEY-06, SESS-02',
  inputs: [null, receipt].map((kept) => ({ receipt: kept, postcodes: {} })),
  events: (state) => [
    ...always,
    ...(state === 'starting' ? loaded : []),
    ...(state.startsWith('begun.open') ? [...fromChildren, ...fromPlacing] : []),
    ...(state.startsWith('begun.forgetting') ? [...fromPlacing, ...forgotten] : []),
  ],
  projection: (context) => [
    goodsIn(context),
    context.receipt !== null,
    context.isOrderUnderWay,
    context.outcome !== null,
    context.account?.id,
  ],
  rules: checkoutRules,
});
