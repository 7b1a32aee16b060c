/** What may happen in a checkout whose children are deaf, and what must hold: money above all (§4 checkout, CHK-04 … CHK-07, BEY-04, BEY-06, BEY-16). */

import type { EventObject } from 'xstate';
import type { CheckoutContext } from '#machines/checkout/checkout.context.ts';
import type { CheckoutEvent, SavedCheckout } from '#machines/checkout/checkout.events.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { emptyAddress } from '#machines/domain/address.ts';
import type { PaymentAuthorisation } from '#machines/domain/payment.ts';
import { done, failed, type ModelPlan } from '#tests/support/model.ts';
import { checkoutInvariants } from './checkout.invariants.ts';
import {
  brisbane,
  card,
  cartOf,
  courier,
  express,
  failure,
  fullCart,
  incomplete,
  lineOf,
  perth,
  totals,
  water,
} from './goods.ts';

const email = 'rosa@example.com';
const emailSubmission: Submission = { step: 'email', cartId: fullCart.id, email };
const addressSubmission: Submission = { step: 'deliveryAddress', address: brisbane };
const authorisation: PaymentAuthorisation = {
  method: 'braintree',
  nonce: 'nonce-1',
  label: 'Visa ending in 1111',
};
const receipt = {
  orderNumber: '000000042',
  email,
  delivery: brisbane,
  billing: brisbane,
  method: courier,
  paymentLabel: authorisation.label,
  lines: fullCart.lines,
  totals,
};
const saved: SavedCheckout = { email, delivery: brisbane, billing: emptyAddress('AU'), isBillingSame: true };
const virtualCart = { ...fullCart, isVirtual: true };
const otherCart = cartOf('cart-1', lineOf('1', water(9)));

/** What the shopper and the cart may do at any time. */
const always: readonly CheckoutEvent[] = [
  { type: 'checkout.begin' },
  { type: 'checkout.cancel' },
  { type: 'checkout.syncCart', cart: fullCart },
  { type: 'checkout.syncCart', cart: otherCart },
  { type: 'checkout.syncCart', cart: cartOf('cart-1') },
  { type: 'checkout.confirmLock' },
  { type: 'checkout.placeOrder' },
];

const inForms: readonly CheckoutEvent[] = [
  { type: 'checkout.changeTab', tab: 'delivery' },
  { type: 'checkout.submitEmail', email: ` ${email} ` },
  { type: 'checkout.changeDelivery', address: brisbane },
  { type: 'checkout.changeDelivery', address: incomplete },
  { type: 'checkout.submitDelivery', address: brisbane },
  { type: 'checkout.submitDelivery', address: perth },
  { type: 'checkout.submitDelivery', address: incomplete },
  { type: 'checkout.submitShipping' },
  { type: 'checkout.changeBilling', address: incomplete, isSame: false },
  { type: 'tabs.changed', tab: 'delivery' },
];

const fromShipping: readonly CheckoutEvent[] = [
  { type: 'shipping.estimated', method: courier },
  { type: 'shipping.methodChosen', method: express },
  { type: 'shipping.unavailable' },
  { type: 'shipping.estimateFailed' },
  { type: 'shipping.detailsInvalid' },
];

/** What only comes while it is waited for. */
const awaited: Readonly<Record<string, readonly EventObject[]>> = {
  starting: [
    done('loadCheckout', saved),
    done('loadCheckout', null),
    failed('loadCheckout', failure('unexpected')),
  ],
  'open.confirmingEmail': [
    { type: 'step.accepted', submission: emailSubmission } satisfies CheckoutEvent,
    {
      type: 'step.rejected',
      submission: emailSubmission,
      failure: failure('refused'),
    } satisfies CheckoutEvent,
  ],
  'open.confirmingDelivery': [
    { type: 'step.accepted', submission: addressSubmission } satisfies CheckoutEvent,
    {
      type: 'step.rejected',
      submission: addressSubmission,
      failure: failure('refused'),
    } satisfies CheckoutEvent,
  ],
  'open.confirmingShipping': [
    {
      type: 'shipping.informationSaved',
      information: { totals, paymentMethods: [card], message: null },
    } satisfies CheckoutEvent,
    { type: 'shipping.methodRefused', message: 'No courier today.' } satisfies CheckoutEvent,
    { type: 'shipping.saveFailed' } satisfies CheckoutEvent,
  ],
  'open.ordering.authorizing': [
    { type: 'payment.authorized', authorisation } satisfies CheckoutEvent,
    { type: 'payment.refused', failure: failure('cardRefused') } satisfies CheckoutEvent,
  ],
  'open.ordering.placing': [
    { type: 'order.placed', receipt } satisfies CheckoutEvent,
    { type: 'order.refused', failure: failure('refused') } satisfies CheckoutEvent,
    { type: 'order.stopped', changes: ['Paper cups have left your cart.'] } satisfies CheckoutEvent,
  ],
};

export const checkoutPlan: ModelPlan = {
  machine: checkoutMachine,
  inputs: [{ receipt: null }],
  events: (state) => [
    ...always,
    ...(state === 'waiting' ? [{ type: 'checkout.syncCart', cart: virtualCart } as const] : []),
    ...(state.startsWith('open') ? inForms : []),
    // while ordering nothing is estimated any more, but a method may still be clicked
    ...(state.startsWith('open.ordering') ? fromShipping.slice(1, 2) : []),
    ...(state.startsWith('open') && !state.startsWith('open.ordering') ? fromShipping : []),
    ...(awaited[state] ?? []),
  ],
  projection: (context) => {
    const {
      cart,
      email: kept,
      delivery,
      isBillingSame,
      method,
      totals: sums,
    } = context as unknown as CheckoutContext;
    const goods =
      cart === null ? 'none' : cart.lines.length === 0 ? 'empty' : cart.isVirtual ? 'virtual' : 'full';
    return [goods, kept, delivery.postcode, isBillingSame, method === null, sums === null];
  },
  invariants: checkoutInvariants,
};
