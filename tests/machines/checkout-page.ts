/** What a shopper sees and does in a fake shop's checkout, as methods of the shop. */

import * as checkout from '#machines/checkout/checkout.selectors.ts';
import { emptyDraft } from '#machines/checkout/draft.context.ts';
import * as draft from '#machines/checkout/draft.selectors.ts';
import { selectIsCartLocked } from '#machines/trade/cart/cart.selectors.ts';
import { selectCurrentTab, selectFurthest } from '#machines/checkout/tabs.selectors.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import { selectIsGiftCardLocked } from '#machines/trade/gift-card/gift-card.selectors.ts';
import { selectIsPromoLocked } from '#machines/trade/promo/promo.selectors.ts';
import { selectChosenMethod } from '#machines/checkout/shipping/shipping.selectors.ts';
import { brisbane } from '../models/goods.ts';
import { hannah } from '../models/people.ts';
import { sendTo } from './bench.ts';
import type { BareShop } from './fake-services.ts';

type Draft = ReturnType<ReturnType<BareShop['draft']>['getSnapshot']>;
export type Stage = 'closed' | 'waiting' | 'open' | 'resuming' | 'confirming' | 'placing' | 'finished';

export const checkoutPage = (shop: BareShop) => {
  const now = () => shop.checkout().getSnapshot();
  const tabs = () => shop.inCheckout().tabs().getSnapshot();
  const seen = () => {
    const open = now().children.draft?.getSnapshot();
    const fulfilment = open?.children.fulfilment?.getSnapshot();
    const shipping = fulfilment?.children.delivery?.getSnapshot().children.shipping;
    // where none is open, nothing is kept of one
    const snapshot = open ?? ({ context: emptyDraft, matches: () => false } as unknown as Draft);
    return {
      cart: checkout.selectCheckoutCart(now()),
      email: draft.selectEmail(snapshot),
      customer: checkout.selectCustomerEmail(now()),
      delivery: draft.selectDelivery(snapshot),
      billing: draft.selectBilling(snapshot),
      isBillingSame: draft.selectIsBillingSame(snapshot),
      pickup: draft.selectPickup(snapshot),
      filled: snapshot.context.filled,
      method: shipping === undefined ? null : selectChosenMethod(shipping.getSnapshot()),
      totals: draft.selectTotals(snapshot),
      areSumsPending: draft.selectAreSumsPending(snapshot),
      errors: draft.selectCheckoutErrors(snapshot),
      messages: draft.selectCheckoutMessages(snapshot),
      receipt: checkout.selectReceipt(now()),
    };
  };
  const stage = (): Stage => {
    const snapshot = now();
    const open = snapshot.children.draft?.getSnapshot();
    if (checkout.selectIsCheckoutWaiting(snapshot)) return 'waiting';
    if (open === undefined) return checkout.selectReceipt(snapshot) === null ? 'closed' : 'finished';
    const isConfirming = [
      draft.selectIsConfirmingEmail,
      draft.selectIsConfirmingDelivery,
      draft.selectIsConfirmingPickup,
      draft.selectIsConfirmingShipping,
    ].some((select) => select(open));
    if (draft.selectIsResuming(open)) return 'resuming';
    if (draft.selectIsPlacing(open)) return 'placing';
    return isConfirming ? 'confirming' : 'open';
  };
  const send = (event: Parameters<ReturnType<BareShop['draft']>['send']>[0]): Promise<void> =>
    sendTo(shop.draft(), event);
  const submitDelivery = (address = brisbane) => send({ type: 'draft.submitDelivery', address });
  const submitShipping = () => send({ type: 'draft.submitShipping' });
  const showPayment = () => sendTo(shop.inCheckout().card(), { type: 'card.showFields' });
  return {
    tab: () => selectCurrentTab(tabs()),
    furthest: () => selectFurthest(tabs()),
    seen,
    stage,
    /** The blockers that are named at their fields. */
    blockers: () => draft.selectBlockers(shop.draft().getSnapshot()),
    blockedFields: (): readonly string[] =>
      draft.selectBlockers(shop.draft().getSnapshot()).map(({ field }) => field),
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
    beginCheckout: () => sendTo(shop.checkout(), { type: 'checkout.begin' }),
    submitEmail: (email = 'rosa@example.com') => send({ type: 'draft.submitEmail', email }),
    changeDelivery: (address = brisbane) =>
      sendTo(shop.inCheckout().addresses(), { type: 'addresses.changeDelivery', address }),
    /** Types an address; a billing address then is one of its own. */
    changeAddress: (kind: AddressKind, address: Address) =>
      sendTo(
        shop.inCheckout().addresses(),
        kind === 'delivery'
          ? { type: 'addresses.changeDelivery', address }
          : { type: 'addresses.changeBilling', address, isSame: false },
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
    placeOrder: () => send({ type: 'draft.placeOrder' }),
  };
};
