/** What a checkout asks of the machines it owns. */

import { enqueueActions, sendTo } from 'xstate';
import type { AddressKind } from '../domain/address.ts';
import type { Failure } from '../domain/failure.ts';
import { isCollected } from '../domain/obstacle.ts';
import { payableMonthly, type PaymentAuthorisation, type PaymentMethod } from '../domain/payment.ts';
import { present } from '../domain/present.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { AccountSectionEvent } from './account-section.events.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import {
  billingOf,
  deliveryOf,
  deliveryOfferOf,
  frozenOrder,
  isBilledToDelivery,
  payableOrder,
  type CheckoutContext,
} from './checkout.context.ts';
import { checkoutTelling } from './checkout.telling.ts';
import type { TabName } from '../domain/checkout-tab.ts';
import type { Destination } from './delivery.events.ts';

/** Where it is delivered to, and in which currency. */
const destinationOf = (context: CheckoutContext): Destination => {
  const { id: cartId, subtotal } = present(context.cart, 'cart');
  const isComplete = !isCollected(context) && isCompleteToOrder(context.delivery, 'delivery', context);
  return {
    cartId,
    currency: subtotal.currency,
    address: deliveryOf(context),
    isComplete,
    isCollected: isCollected(context),
  };
};

/** Authority to leave whose words are still to come changes nothing about what is offered there (ADDR-10). */
const withoutMissingWords = (context: CheckoutContext): CheckoutContext => {
  const { delivery } = context;
  return delivery.deliveryInstructions?.trim() === ''
    ? { ...context, delivery: { ...delivery, deliveryInstructions: null } }
    : context;
};

export const checkoutAsking = checkoutTelling.extend({
  actions: {
    changeTab: sendTo('tabs', (_, { tab }: { tab: TabName }) => ({ type: 'tabs.change', tab })),
    openTab: sendTo('tabs', (_, { tab }: { tab: TabName }) => ({ type: 'tabs.open', tab })),

    informAccount: sendTo('identity', (_, { told }: { told: AccountSectionEvent }) => ({
      type: 'identity.informAccount',
      told,
    })),
    syncAccount: sendTo('identity', (_, { email }: { email: string | null }) => ({
      type: 'identity.syncCustomer',
      email,
    })),
    confirmEmail: sendTo('identity', ({ context }, { email }: { email: string }) => ({
      type: 'identity.confirmEmail',
      cartId: present(context.cart, 'cart').id,
      email: email.trim(),
    })),
    reconfirmEmail: sendTo('identity', ({ context }) => ({
      type: 'identity.confirmEmail',
      cartId: present(context.cart, 'cart').id,
      email: context.email,
    })),
    releaseIdentity: sendTo('identity', { type: 'identity.release' }),
    offerAddresses: enqueueActions(({ context, enqueue }) => {
      if (context.offers === null) return;
      const { billing } = context.offers;
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.offerStored', offer: deliveryOfferOf(context) });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.offerStored', offer: billing });
    }),
    // what the shopper typed is theirs, and looked up in its country
    noteDelivery: enqueueActions(({ context, enqueue }) => {
      const { delivery: address } = context;
      const { countryCode } = address;
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.noteAddress', address });
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.changeCountry', countryCode });
    }),
    // whoever chooses a stored address waits for no other
    followChoice: enqueueActions(
      ({ context, enqueue }, { kind, isDefault }: { kind: AddressKind; isDefault: boolean }) => {
        const entry = kind === 'billing' ? 'billingEntry' : 'deliveryEntry';
        const { countryCode } = context[kind];
        if (!isDefault) enqueue.sendTo(entry, { type: 'addressEntry.dropLookup' });
        enqueue.sendTo(entry, { type: 'addressEntry.changeCountry', countryCode });
      },
    ),
    noteBilling: enqueueActions(({ context, enqueue }) => {
      const { billing: address } = context;
      const { countryCode } = address;
      enqueue.sendTo('billingEntry', { type: 'addressEntry.noteAddress', address });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.changeCountry', countryCode });
    }),
    addDelivery: sendTo('deliveryEntry', { type: 'addressEntry.addStored' }),
    addBilling: sendTo('billingEntry', { type: 'addressEntry.addStored' }),
    // with the method they had when they left, if it is still offered
    confirmDestination: sendTo('delivery', ({ context }) => ({
      type: 'delivery.confirm',
      destination: destinationOf(context),
      wish: context.left.method,
    })),
    reconfirmDelivery: sendTo('delivery', ({ context }) => ({
      type: 'delivery.reconfirm',
      destination: destinationOf(withoutMissingWords(context)),
    })),
    // a store is asked only once it is confirmed: nothing about it is worth knowing earlier
    considerDelivery: sendTo('delivery', ({ context }) =>
      isCollected(context)
        ? { type: 'delivery.clear' }
        : { type: 'delivery.consider', destination: destinationOf(withoutMissingWords(context)) },
    ),
    // too late for another way of delivery
    restoreMethod: sendTo('delivery', ({ context }) => ({
      type: 'delivery.restoreMethod',
      method: present(context.method, 'method'),
    })),
    clearDelivery: sendTo('delivery', { type: 'delivery.clear' }),
    releaseDelivery: sendTo('delivery', { type: 'delivery.release' }),
    saveDelivery: sendTo('delivery', ({ context }) => ({
      type: 'delivery.save',
      billing: billingOf(context),
    })),
    resaveDelivery: sendTo('delivery', ({ context }) => ({
      type: 'delivery.resave',
      billing: billingOf(context),
    })),
    // whose order it is comes first: what a customer has saved is read before anything is offered
    syncPayment: enqueueActions(
      ({ context, enqueue }, { paymentMethods }: { paymentMethods: readonly PaymentMethod[] }) => {
        const order = payableOrder(context);
        const methods = order.isRental ? payableMonthly(paymentMethods) : paymentMethods;
        enqueue.sendTo('payment', { type: 'payment.syncOrder', ...order });
        enqueue.sendTo('payment', { type: 'payment.syncMethods', methods });
      },
    ),
    syncOrder: sendTo('payment', ({ context }) => ({ type: 'payment.syncOrder', ...payableOrder(context) })),
    // what was authorised for a refused order is spent, unless it never left, or not past an expired session (BEY-02)
    renewPayment: enqueueActions(
      ({ enqueue }, { failure, isSent }: { failure: Failure; isSent: boolean }) => {
        if (isSent && !isSessionExpired(failure)) enqueue.sendTo('payment', { type: 'payment.renew' });
      },
    ),
    retryPayment: sendTo('payment', { type: 'payment.retry' }),
    // the slot on the cart may be what the order was refused for
    recheckSlots: enqueueActions(({ context, enqueue }) => {
      if (context.hours !== null) enqueue.sendTo('delivery', { type: 'delivery.recheckSlots' });
    }),
    retrySlots: sendTo('delivery', { type: 'delivery.retrySlots' }),
    refreshOffers: sendTo('delivery', { type: 'delivery.refreshOffers' }),
    retryLookups: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('deliveryEntry', { type: 'addressEntry.retryLookup' });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.retryLookup' });
    }),
    retryStores: sendTo('delivery', { type: 'delivery.retryStores' }),
    retryOffers: sendTo('delivery', ({ context: { method, left } }) => ({
      type: 'delivery.retryOffers',
      wish: method ?? left.method,
    })),
    // until the answer is there the sums shown are the old ones, marked as such
    readTotals: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ areTotalsAwaited: true });
      enqueue.sendTo('totals', { type: 'totals.read', cartId: present(context.cart, 'cart').id });
    }),
    // no delivery is chosen anew, with which the total would come
    readVirtualTotals: enqueueActions(({ context: { cart }, enqueue }) => {
      if (cart?.isVirtual !== true) return;
      enqueue.assign({ areTotalsAwaited: true });
      enqueue.sendTo('totals', { type: 'totals.read', cartId: cart.id });
    }),
    retryTotals: sendTo('totals', { type: 'totals.retry' }),
    authorizePayment: sendTo('payment', { type: 'payment.authorize' }),
    beginPlacing: sendTo('placing', ({ context }) => ({
      type: 'placing.begin',
      order: frozenOrder(context),
    })),
    confirmLock: sendTo('placing', ({ context }) => ({
      type: 'placing.confirmLock',
      cart: present(context.cart, 'cart'),
      isBilledElsewhere: !isBilledToDelivery(context),
    })),
    confirmPayment: sendTo('placing', (_, { authorisation }: { authorisation: PaymentAuthorisation }) => ({
      type: 'placing.confirmPayment',
      authorisation,
    })),
    stopPlacing: sendTo('placing', { type: 'placing.stop' }),
  },
});
