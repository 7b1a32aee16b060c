/** What a shopper sees and does in a fake shop's checkout, as methods of the shop. */

import * as checkout from '#machines/checkout/checkout.selectors.ts';
import { selectIsCartLocked } from '#machines/cart/cart.selectors.ts';
import { selectCurrentTab, selectFurthest } from '#machines/checkout/tabs.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { selectIsGiftCardLocked } from '#machines/gift-card/gift-card.selectors.ts';
import { selectIsPromoLocked } from '#machines/promo/promo.selectors.ts';
import { selectChosenMethod } from '#machines/shipping/shipping.selectors.ts';
import { brisbane } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import type { BareShop } from './fake-services.ts';

export type Stage = 'closed' | 'waiting' | 'open' | 'resuming' | 'confirming' | 'placing' | 'finished';

export const checkoutPage = (shop: BareShop) => {
  const now = () => shop.checkout().getSnapshot();
  const tabs = () => shop.inCheckout().tabs().getSnapshot();
  const seen = () => {
    const snapshot = now();
    const shipping = snapshot.children.delivery?.getSnapshot().children.shipping;
    return {
      cart: checkout.selectCheckoutCart(snapshot),
      email: checkout.selectEmail(snapshot),
      customer: checkout.selectCustomerEmail(snapshot),
      delivery: checkout.selectDelivery(snapshot),
      billing: checkout.selectBilling(snapshot),
      isBillingSame: checkout.selectIsBillingSame(snapshot),
      collection: checkout.selectCollection(snapshot),
      filled: {
        delivery: checkout.selectFilledDelivery(snapshot),
        billing: checkout.selectFilledBilling(snapshot),
      },
      method: shipping === undefined ? null : selectChosenMethod(shipping.getSnapshot()),
      totals: checkout.selectTotals(snapshot),
      areSumsPending: checkout.selectAreSumsPending(snapshot),
      errors: checkout.selectCheckoutErrors(snapshot),
      messages: checkout.selectCheckoutMessages(snapshot),
      receipt: checkout.selectReceipt(snapshot),
    };
  };
  const stage = (): Stage => {
    const snapshot = now();
    const isConfirming = [
      checkout.selectIsConfirmingEmail,
      checkout.selectIsConfirmingDelivery,
      checkout.selectIsConfirmingCollection,
      checkout.selectIsConfirmingShipping,
    ].some((select) => select(snapshot));
    if (checkout.selectIsCheckoutWaiting(snapshot)) return 'waiting';
    if (checkout.selectIsResuming(snapshot)) return 'resuming';
    if (checkout.selectIsPlacing(snapshot)) return 'placing';
    if (isConfirming) return 'confirming';
    if (checkout.selectIsCheckoutOpen(snapshot)) return 'open';
    return checkout.selectReceipt(snapshot) === null ? 'closed' : 'finished';
  };
  const send = (event: Parameters<ReturnType<BareShop['checkout']>['send']>[0]): Promise<void> =>
    sendTo(shop.checkout(), event);
  const submitDelivery = (address = brisbane) => send({ type: 'checkout.submitDelivery', address });
  const submitShipping = () => send({ type: 'checkout.submitShipping' });
  const showPayment = () => sendTo(shop.inCheckout().card(), { type: 'card.showFields' });
  return {
    tab: () => selectCurrentTab(tabs()),
    furthest: () => selectFurthest(tabs()),
    seen,
    stage,
    /** The blockers that are named at their fields. */
    blockers: () => checkout.selectObstacles(now()),
    blockedFields: (): readonly string[] => checkout.selectObstacles(now()).map(({ field }) => field),
    /** Whether cart, promo code, gift cards and account number are locked for an order. */
    locks: (): readonly boolean[] => [
      selectIsCartLocked(shop.cart().getSnapshot()),
      selectIsPromoLocked(shop.promo().getSnapshot()),
      selectIsGiftCardLocked(shop.giftCard().getSnapshot()),
      // no selector shows this one
      shop.customer().getSnapshot().context.isCartHeld,
    ],
    /** The numbers of the accounts that were written on the cart. */
    accountNumbers: (): readonly number[] =>
      shop
        .asked('setExternalId')
        .map(({ input }) => (input as { readonly account: { readonly id: number } }).account.id),
    signIn: (email: string = hannah.email) =>
      sendTo(shop.session(), { type: 'session.signIn', credentials: { email, password: 'Water4all!' } }),
    signOut: () => sendTo(shop.session(), { type: 'session.signOut' }),
    switchAccount: (accountId: number) =>
      sendTo(shop.customer(), { type: 'customer.switchAccount', accountId }),
    beginCheckout: () => send({ type: 'checkout.begin' }),
    submitEmail: (email = 'rosa@example.com') => send({ type: 'checkout.submitEmail', email }),
    changeDelivery: (address = brisbane) => send({ type: 'checkout.changeDelivery', address }),
    /** Types an address; a billing address then is one of its own. */
    changeAddress: (kind: AddressKind, address: Address) =>
      send(
        kind === 'delivery'
          ? { type: 'checkout.changeDelivery', address }
          : { type: 'checkout.changeBilling', address, isSame: false },
      ),
    submitDelivery,
    chooseMethod: (method: ShippingMethod): void =>
      shop.inCheckout().shipping().send({ type: 'shipping.chooseMethod', method }),
    chooseSlot: (code: string | null): void =>
      shop.inCheckout().deliveryWindow().send({ type: 'deliveryWindow.choose', code }),
    submitShipping,
    showPayment,
    /** From the address, as it stands or another one, to the open card form. */
    deliverAndPay: async (address = seen().delivery): Promise<void> => {
      await submitDelivery(address);
      await submitShipping();
      await showPayment();
    },
    /** Presses the button and waits until nothing moves any more. */
    placeOrder: () => send({ type: 'checkout.placeOrder' }),
  };
};
