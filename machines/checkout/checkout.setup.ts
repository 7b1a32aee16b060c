/** What the words of the checkout machine mean: its actors, actions and guards. */

import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { isAddressComplete, isSameAddress, sanitiseAddress, type Address } from '../domain/address.ts';
import { cartChangedMessage, type Cart } from '../domain/cart.ts';
import {
  estimateFailedMessage,
  isSameMethod,
  setMethodFailedMessage,
  shippingDetailsInvalidMessage,
  type ShippingMethod,
} from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { obstaclesToOrder } from '../domain/obstacle.ts';
import type { Receipt } from '../domain/order.ts';
import type { PaymentAuthorisation, PaymentMethod } from '../domain/payment.ts';
import { present } from '../domain/present.ts';
import type { ShippingInformation } from '../domain/totals.ts';
import { orderMachine } from '../order/order.machine.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { shippingMachine } from '../shipping/shipping.machine.ts';
import { loadCheckout } from './checkout.actors.ts';
import {
  billingOf,
  emptyCheckout,
  isSameCartForCheckout,
  orderRequest,
  savedDraft,
  type CheckoutContext,
} from './checkout.context.ts';
import type { CheckoutEvent, CheckoutFact, SavedCheckout } from './checkout.events.ts';
import type { Submission } from './step.events.ts';
import { stepMachine } from './step.machine.ts';
import type { TabName } from './tabs.events.ts';
import { tabsMachine } from './tabs.machine.ts';

/** Nothing but a check of the spelling. */
const fact = (told: CheckoutFact): CheckoutFact => told;

/** Neither a way of delivery nor the sums that come of it. */
const withoutOffers = { method: null, totals: null };

export const checkoutSetup = setup({
  types: {
    input: {} as { readonly receipt: Receipt | null },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as {
      tabs: 'tabs';
      emailStep: 'step';
      deliveryStep: 'step';
      shipping: 'shipping';
      payment: 'payment';
      order: 'order';
    },
  },
  actors: {
    loadCheckout,
    tabs: tabsMachine,
    step: stepMachine,
    shipping: shippingMachine,
    payment: paymentMachine,
    order: orderMachine,
  },
  actions: {
    report: sendParent((_, told: CheckoutFact) => told),
    tellDraft: sendParent(({ context }) =>
      fact({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
    ),
    tellFailure: sendParent(({ context }) =>
      fact({ type: 'checkout.failed', message: present(context.errors.at(-1), 'errors') }),
    ),
    tellOrderPlaced: sendParent(({ context }) =>
      fact({ type: 'checkout.orderPlaced', receipt: present(context.receipt, 'receipt') }),
    ),
    wantLock: sendParent(fact({ type: 'checkout.lockWanted' })),
    releaseLock: sendParent(fact({ type: 'checkout.lockReleased' })),
    doubtCart: sendParent(fact({ type: 'checkout.cartDoubted' })),

    tellTab: sendParent((_, { tab }: { tab: TabName }) => fact({ type: 'checkout.tabChanged', tab })),

    changeTab: sendTo('tabs', (_, { tab }: { tab: TabName }) => ({ type: 'tabs.change', tab })),
    openTab: sendTo('tabs', (_, { tab }: { tab: TabName }) => ({ type: 'tabs.open', tab })),
    openTabAfterAccount: sendTo('tabs', ({ context }) => ({
      type: 'tabs.open',
      tab: context.cart?.isVirtual ? 'payment' : 'delivery',
    })),

    submitEmail: sendTo('emailStep', ({ context }, { email }: { email: string }) => ({
      type: 'step.submit',
      submission: { step: 'email', cartId: present(context.cart, 'cart').id, email: email.trim() },
    })),
    submitDelivery: sendTo('deliveryStep', ({ context }) => ({
      type: 'step.submit',
      submission: { step: 'deliveryAddress', address: sanitiseAddress(context.delivery) },
    })),
    estimateShipping: sendTo('shipping', ({ context }) => ({
      type: 'shipping.estimate',
      cartId: present(context.cart, 'cart').id,
      address: sanitiseAddress(context.delivery),
    })),
    considerShipping: sendTo('shipping', ({ context }) => ({
      type: 'shipping.consider',
      cartId: present(context.cart, 'cart').id,
      address: sanitiseAddress(context.delivery),
    })),
    restoreMethod: sendTo('shipping', ({ context }) => ({
      type: 'shipping.chooseMethod',
      method: present(context.method, 'method'),
    })),
    clearShipping: sendTo('shipping', { type: 'shipping.clear' }),
    saveShipping: sendTo('shipping', ({ context }) => ({
      type: 'shipping.save',
      billing: billingOf(context),
    })),
    syncPayment: sendTo('payment', (_, { paymentMethods }: { paymentMethods: readonly PaymentMethod[] }) => ({
      type: 'payment.syncMethods',
      methods: paymentMethods,
    })),
    authorizePayment: sendTo('payment', { type: 'payment.authorize' }),
    placeOrder: sendTo('order', ({ context }, params: { authorisation: PaymentAuthorisation }) => ({
      type: 'order.place',
      request: orderRequest(context, params.authorisation),
    })),

    reset: assign(emptyCheckout),
    restore: assign((_, { saved }: { saved: SavedCheckout | null }) => saved ?? {}),
    keepCart: assign({ cart: (_, { cart }: { cart: Cart | null }) => cart }),
    forgetCart: assign({ cart: null }),
    // an e-mail counts once the server took it
    keepEmail: assign({
      email: ({ context }, { submission }: { submission: Submission }) =>
        submission.step === 'email' ? submission.email : context.email,
    }),
    // a changed address invalidates method and payment by construction (BEY-04)
    changeDelivery: enqueueActions(({ enqueue }, { address }: { address: Address }) => {
      enqueue.assign({ ...withoutOffers, delivery: address });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    keepBilling: assign({
      billing: (_, params: { address: Address; isSame: boolean }) => params.address,
      isBillingSame: (_, params) => params.isSame,
    }),
    keepMethod: assign({ method: (_, { method }: { method: ShippingMethod }) => method }),
    clearMethod: assign(withoutOffers),
    changeMethod: enqueueActions(({ enqueue }, { method }: { method: ShippingMethod }) => {
      enqueue.assign({ method, totals: null });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'payment' });
    }),
    withdrawOffers: enqueueActions(({ enqueue }) => {
      enqueue.assign(withoutOffers);
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    failEstimate: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...withoutOffers, errors: [...context.errors, estimateFailedMessage] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    failDetails: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ ...withoutOffers, errors: [...context.errors, shippingDetailsInvalidMessage] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    failSaving: assign(({ context }) => ({
      ...withoutOffers,
      errors: [...context.errors, setMethodFailedMessage],
    })),
    fail: assign({
      errors: ({ context }, { failure }: { failure: Failure }) => [...context.errors, failure.message],
    }),
    // the cart became another between the button and the lock (BEY-16)
    stopOrder: enqueueActions(({ context, enqueue }, { cart }: { cart: Cart | null }) => {
      enqueue.assign({ ...withoutOffers, cart, errors: [...context.errors, cartChangedMessage] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    failOrder: enqueueActions(({ context, enqueue }, { changes }: { changes: readonly string[] }) => {
      enqueue.assign({ ...withoutOffers, errors: [...context.errors, changes.join(' ')] });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    keepTotals: assign({
      totals: (_, params: { information: ShippingInformation }) => params.information.totals,
    }),
    keepObstacles: assign({ obstacles: ({ context }) => obstaclesToOrder(context) }),
    pushError: assign({
      errors: ({ context }, { message }: { message: string }) => [...context.errors, message],
    }),
    clearErrors: assign({ errors: [], obstacles: [] }),
    keepReceipt: assign({ receipt: (_, { receipt }: { receipt: Receipt }) => receipt }),
  },
  guards: {
    hasItems: ({ context }) => (context.cart?.lines.length ?? 0) > 0,
    canPlaceOrder: ({ context }) => obstaclesToOrder(context).length === 0,
    isEmptyCart: (_, { cart }: { cart: Cart | null }) => (cart?.lines.length ?? 0) === 0,
    isSameCart: ({ context }, { cart }: { cart: Cart | null }) => isSameCartForCheckout(context.cart, cart),
    isOtherKind: ({ context }, { cart }: { cart: Cart | null }) =>
      context.cart?.isVirtual !== cart?.isVirtual,
    isEmail: (_, { submission }: { submission: Submission }) => submission.step === 'email',
    isDelivery: (_, { submission }: { submission: Submission }) => submission.step === 'deliveryAddress',
    isChosenMethod: ({ context }, { method }: { method: ShippingMethod }) =>
      context.method !== null && isSameMethod(context.method, method),
    isSameDelivery: ({ context }, { address }: { address: Address }) =>
      isSameAddress(context.delivery, address),
    isComplete: (_, { address }: { address: Address }) => isAddressComplete(address),
  },
});
