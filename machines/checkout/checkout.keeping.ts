/** What a checkout keeps of what it hears, and what it lets go of. */

import { assign, enqueueActions, sendTo } from 'xstate';
import { isAddressComplete, isSameAddress, type Address } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { cartChangedMessage, cartChanges } from '../domain/cart-changes.ts';
import type { Account } from '../domain/customer.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { Failure } from '../domain/failure.ts';
import { isFoundAlike } from '../domain/lookup.ts';
import { isCollected } from '../domain/obstacle.ts';
import { boughtForMessage, type Receipt } from '../domain/order.ts';
import { instalmentsWords, type InstalmentsOutcome } from '../domain/payment.ts';
import type { PaymentObstacle } from '../domain/payment-form.ts';
import type { Collection, Store } from '../domain/pickup.ts';
import {
  isAboutAddress,
  isCompleteToOrder,
  isSameDoor,
  isStoredAddress,
  type AddressOffers,
} from '../domain/stored-address.ts';
import type { ShippingInformation } from '../domain/totals.ts';
import type { AccountSectionEvent } from './account-section.events.ts';
import { checkoutAsking } from './checkout.asking.ts';
import {
  billingFor,
  collectionIn,
  emptyCheckout,
  nowhere,
  wishingFor,
  withoutOffers,
  withoutSums,
} from './checkout.context.ts';
import type { CheckoutRequest, RestoredCheckout, Whereabouts } from './checkout.events.ts';
import { fact } from './checkout.telling.ts';

/** An address, or what a look-up knows of one; `isDefault` where nobody chose it, absent where it was looked up. */
interface Filling {
  readonly address: Partial<Address>;
  readonly isDefault?: boolean;
}

const draftOf = ({ delivery, collection, billing, isBillingSame, isBillingChosen }: RestoredCheckout) => ({
  delivery,
  collection,
  billing,
  isBillingSame,
  isBillingChosen: isBillingChosen ?? false,
});

const wordsOf = (outcome: InstalmentsOutcome | null) => {
  if (outcome === null) return {};
  const words = [instalmentsWords[outcome]];
  return outcome === 'approved' ? { messages: words } : { errors: words };
};

export const checkoutKeeping = checkoutAsking.extend({
  actions: {
    // the drawer goes first
    reset: enqueueActions(({ context, enqueue }) => {
      enqueue.sendParent(fact({ type: 'checkout.cleared' }));
      enqueue.assign({ ...emptyCheckout, email: context.customer ?? '' });
    }),
    beginRecovery: assign({ isOrderUnderWay: true }),
    endRecovery: assign({
      isOrderUnderWay: false,
      outcome: (_, { message }: { message: string | null }) => message,
    }),
    // once, by whichever checkout comes first
    showOutcome: assign(({ context: { errors, outcome } }) => ({
      errors: outcome === null ? errors : [...errors, outcome],
      outcome: null,
    })),
    restore: assign(({ context }, { saved }: { saved: RestoredCheckout | null }) =>
      saved === null
        ? {}
        : {
            ...draftOf(saved),
            ...wordsOf(saved.instalments ?? null),
            // a guest's e-mail is nobody's once there is a session
            email: context.customer ?? (context.welcomed === null ? saved.email : ''),
            draftedFor: saved.accountId,
            paymentCode: saved.paymentCode ?? null,
            poNumber: saved.poNumber ?? '',
            left: saved.left ?? nowhere,
          },
    ),
    // back to a guest: the customer's e-mail goes with them
    syncCustomer: assign(({ context }, { email }: { email: string | null }) => ({
      customer: email,
      email: email ?? (context.customer === context.email ? '' : context.email),
    })),
    setWelcome: assign((_, { told }: { told: AccountSectionEvent }) =>
      told.type === 'accountSection.welcome' ? { welcomed: told.email, isGoneOn: false } : {},
    ),
    goOn: assign({ isGoneOn: true }),
    // a guest's, as far as it has been sent
    changeEmail: assign((_, { email, typed }: { email: string; typed: string }) => ({
      email,
      emailTyped: typed,
    })),
    // a guest's counts once the server took it; an account's is the order's, details or not
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    forget: assign({
      ...emptyCheckout,
      cart: null,
      receipt: null,
      customer: null,
      offers: null,
      welcomed: null,
      account: null,
      isOrderUnderWay: false,
      outcome: null,
    }),
    setAccount: assign({ account: (_, { account }: { account: Account }) => account }),
    beginRequest: assign((_, asked: CheckoutRequest) => ({
      errors: [],
      messages: [],
      asked,
      isGoneOn: true,
    })),
    beginResuming: assign({
      asked: ({ context: { left } }): CheckoutRequest => ({ type: 'checkout.resume', left }),
    }),
    // an expired session kept them from getting there (BEY-02)
    setWhereabouts: assign({ left: (_, { left }: { left: Whereabouts }) => left }),
    // where one had been is gone back to once; the way of delivery is wished for until there is one again
    endRequest: assign(({ context: { left } }) => ({
      asked: null,
      left: { ...nowhere, method: left.method },
    })),
    // beside what the shopper sees; a receipt or an order names its own
    showCartChanges: assign(({ context }, { cart }: { cart: Cart | null }) => {
      if (context.cart === null || cart === null) return {};
      // the lines of another cart have other numbers
      const isSame = context.cart.id === cart.id;
      const changes = isSame ? cartChanges(context.cart, cart.grandTotal, cart) : [];
      const message = changes.length === 0 ? cartChangedMessage : changes.join(' ');
      return { messages: [...context.messages, message] };
    }),
    // nothing is lost by another account before a way of delivery was chosen
    showOtherAccount: assign(({ context }, { account }: { account: Account }) =>
      context.method === null || context.account === null || context.account.id === account.id
        ? {}
        : { messages: [...context.messages, boughtForMessage(account)] },
    ),
    // shown, but marked: not to be paid until they are summed up again
    markSums: assign({ areTotalsAwaited: ({ context }) => context.totals !== null }),
    setCart: assign({ cart: (_, { cart }: { cart: Cart | null }) => cart }),
    forgetCart: assign({ cart: null }),
    setBilling: enqueueActions(
      ({ context, enqueue }, { address, isSame }: { address: Address; isSame: boolean }) => {
        if (!isFoundAlike(context.billing, address))
          enqueue.sendTo('billingEntry', { type: 'addressEntry.dropLookup' });
        enqueue.assign({ billing: address, isBillingSame: isSame, isBillingChosen: true });
      },
    ),
    setOffers: assign(({ context }, { offers }: { offers: AddressOffers }) => ({
      offers,
      draftedFor: context.account?.id ?? context.draftedFor,
    })),
    // a stored one that lacks something was taken at its word, and the server does not: its fields are asked for
    recheckStored: assign(({ context }, { failure, isOrdered }: { failure: Failure; isOrdered?: true }) => {
      const { delivery, billing } = context;
      // of an order much else is refused, a card above all
      if (isOrdered === true && !isAboutAddress(failure)) return {};
      const isTrusted =
        (isStoredAddress(delivery, 'delivery', context) && !isAddressComplete(delivery)) ||
        (isStoredAddress(billing, 'billing', context) && !isAddressComplete(billing, 'billing'));
      return failure.kind === 'refused' && isTrusted
        ? { areStoredDoubted: true, areObstaclesNamed: true }
        : {};
    }),
    // chosen or looked up, not typed: the form has to be told
    fillDelivery: enqueueActions(({ context, enqueue }, { address, isDefault }: Filling) => {
      const delivery = { ...context.delivery, ...address };
      const before = isDefault === undefined ? context.delivery : null;
      enqueue.assign({ delivery, filled: { ...context.filled, delivery: { address: delivery, before } } });
      // nobody chose it: what is collected goes on being so
      if (isDefault === true && isCollected(context)) return;
      enqueue.assign({ ...withoutOffers, collection: { ...context.collection, isWanted: false } });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    fillBilling: assign(({ context }, { address, isDefault }: Filling) => {
      const billing = { ...context.billing, ...address };
      const before = isDefault === undefined ? context.billing : null;
      return { billing, filled: { ...context.filled, billing: { address: billing, before } } };
    }),
    // a customer's own billing address is another one unless their delivery goes to the same door
    resolveBilling: assign(({ context }, { isDefault }: { isDefault: boolean }) => {
      const { billing, delivery, isBillingSame, isBillingChosen } = context;
      if (!isDefault) return { isBillingSame: false, isBillingChosen: true };
      if (isBillingChosen) return {};
      const isComplete = isCompleteToOrder(billing, 'billing', context);
      return { isBillingSame: isComplete ? isSameDoor(billing, delivery) : isBillingSame };
    }),
    setTotals: assign({
      totals: (_, params: { information: ShippingInformation }) => params.information.totals,
      areTotalsAwaited: false,
    }),
    setPaymentObstacles: assign({
      paymentObstacles: (_, { obstacles }: { obstacles: readonly PaymentObstacle[] }) => obstacles,
    }),
    // for the payment machine that begins where the kind of cart changes (BEY-16)
    setPaymentCode: assign({ paymentCode: (_, { code }: { code: string | null }) => code }),
    setPoNumber: assign({ poNumber: (_, { poNumber }: { poNumber: string }) => poNumber }),
    setReceipt: assign({ receipt: (_, { receipt }: { receipt: Receipt }) => receipt }),

    // a changed address invalidates method and payment by construction (BEY-04), and a look-up that is not done
    changeDelivery: enqueueActions(({ context, enqueue }, { address }: { address: Address }) => {
      const collection = { ...context.collection, isWanted: false };
      const method = isSameAddress(context.delivery, address) ? context.left.method : null;
      const left = { ...context.left, method };
      if (!isFoundAlike(context.delivery, address))
        enqueue.sendTo('deliveryEntry', { type: 'addressEntry.dropLookup' });
      enqueue.assign({ ...withoutOffers, delivery: address, collection, left, isGoneOn: true });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    changeCollection: enqueueActions(({ context, enqueue }, params: { collection: Collection }) => {
      // an address that is still being found is not wanted any more (CHK-09)
      if (params.collection.isWanted) enqueue.sendTo('deliveryEntry', { type: 'addressEntry.dropLookup' });
      enqueue.assign({
        ...withoutOffers,
        collection: collectionIn(context, params.collection),
        isGoneOn: true,
      });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    // where there is no store at all, it is delivered
    dropStore: enqueueActions(({ context, enqueue }, { stores }: { stores: readonly Store[] }) => {
      const isWanted = stores.length > 0;
      const collection = { ...context.collection, isWanted, store: null };
      enqueue.assign({ ...withoutOffers, collection, left: { tab: 'delivery', method: null } });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
    setStore: assign(({ context: { collection } }, { stores }: { stores: readonly Store[] }) => ({
      collection: {
        ...collection,
        store: stores.find(({ code }) => code === collection.store?.code) ?? null,
      },
    })),
    prepareBilling: enqueueActions(({ context, enqueue }) => {
      const address = billingFor(context, context.collection);
      enqueue.assign({ billing: address, filled: { ...context.filled, billing: { address, before: null } } });
      enqueue.sendTo('billingEntry', { type: 'addressEntry.noteAddress', address });
    }),
    // hours that have filled up are named at once: nothing else says why the order was refused (BEY-07)
    setSlot: assign(({ context }, { hours }: { hours: DeliveryWindow | null }) => ({
      hours,
      areObstaclesNamed: context.areObstaclesNamed || hours?.isFull === true,
    })),
    setMethod: assign(({ context }, { method }: { method: ShippingMethod }) => ({
      method,
      left: { ...context.left, method: null },
    })),
    // confirmed for one cart, it is wished for with the next (BEY-04, SHIP-01)
    preferMethod: assign(({ context }) => ({ left: wishingFor(context) })),
    clearMethod: assign(withoutOffers),
    // after an expired session the same is saved again (BEY-02)
    dropSums: assign(withoutSums),
    closePayment: sendTo('tabs', { type: 'tabs.close', tab: 'payment' }),
    changeMethod: enqueueActions(({ enqueue }, { method }: { method: ShippingMethod }) => {
      enqueue.assign({ ...withoutOffers, method });
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'payment' });
    }),
    withdrawOffers: enqueueActions(({ enqueue }) => {
      enqueue.assign(withoutOffers);
      enqueue.sendTo('tabs', { type: 'tabs.close', tab: 'shipping' });
    }),
  },
});
