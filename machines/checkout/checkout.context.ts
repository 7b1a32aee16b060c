/** What a checkout knows, and how it begins and changes: pure steps from one context to the next. */

import {
  emptyAddress,
  emptyBilling,
  sanitiseAddress,
  type Address,
  type AddressKind,
  isBlankAddress,
} from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { defaultCountry } from '../domain/constants.ts';
import type { Account } from '../domain/customer.ts';
import type { DeliveryWindow } from '../domain/delivery-window.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import { isEmail } from '../domain/email.ts';
import type { Fill } from '../domain/lookup.ts';
import { isCollected } from '../domain/obstacle.ts';
import type { Receipt } from '../domain/order.ts';
import type { PayableOrder, PaymentObstacle } from '../domain/payment-form.ts';
import {
  collectionAddress,
  isCollectionComplete,
  noCollection,
  withShopper,
  type Collection,
} from '../domain/pickup.ts';
import type { PlaceAnswers } from '../domain/place-question.ts';
import { present } from '../domain/present.ts';
import {
  isCompleteToOrder,
  isSameDoor,
  type AddressOffer,
  type AddressOffers,
} from '../domain/stored-address.ts';
import type { Totals } from '../domain/totals.ts';
import type { CheckoutRequest, SavedCheckout, Whereabouts } from './checkout.events.ts';
import type { FrozenOrder } from './placing.events.ts';
import { deliveredTabs, virtualTabs, type TabName } from '../domain/checkout-tab.ts';

export interface CheckoutContext {
  readonly cart: Cart | null;
  readonly email: string;
  /** A guest's as it stands in its field, sent or not: so it is found again (BEY-04). */
  readonly emailTyped: string;
  readonly delivery: Address;
  /** Where and by whom it is collected, if it is (CHK-09). */
  readonly collection: Collection;
  readonly billing: Address;
  readonly isBillingSame: boolean;
  /** The shopper has said so themselves: an address that is offered later does not say otherwise. */
  readonly isBillingChosen: boolean;
  /** What the form of each was last filled with, by a choice or a look-up. */
  readonly filled: Readonly<Record<AddressKind, Fill | null>>;
  /** What a customer need not type; null for a guest. */
  readonly offers: AddressOffers | null;
  /** The server has refused one of them: what it lacks is asked for after all. */
  readonly areStoredDoubted: boolean;
  readonly method: ShippingMethod | null;
  readonly totals: Totals | null;
  /** The hours that are on the cart; null for the soonest. */
  readonly hours: DeliveryWindow | null;
  /** The server was asked for other sums than those at hand, and they are still wanted. */
  readonly areTotalsAwaited: boolean;
  /** The shopper pressed the button in vain: what stands in the way is named until it is cured (BEY-07). */
  readonly areObstaclesNamed: boolean;
  /** What of the addresses was questioned, and confirmed by a second press (BEY-23). */
  readonly placeAnswers: PlaceAnswers;
  /** Where they were when they left the last time. */
  readonly left: Whereabouts;
  /** What the payment machine says is still missing. */
  readonly paymentObstacles: readonly PaymentObstacle[];
  /** What went wrong with the last thing asked, for people; the newest last (CHK-08). */
  readonly errors: readonly string[];
  /** What the shopper should know though nothing went wrong; the newest last. */
  readonly messages: readonly string[];
  readonly receipt: Receipt | null;
  /** Whose account is signed in: their e-mail is the order's; null for a guest. */
  readonly customer: string | null;
  /** Whose account the session signed in, while their details are still on the way. */
  readonly welcomed: string | null;
  /** The account or team they buy for; null for a guest, and while it is not known. */
  readonly account: Account | null;
  /** The one whose addresses were offered last, perhaps in an earlier visit. */
  readonly draftedFor: number | null;
  /** The code of the way to pay: chosen here, or remembered by this browser. */
  readonly paymentCode: string | null;
  /** And the number of the purchase order. */
  readonly poNumber: string;
  /** What is being asked of the server, to ask it again where the session has expired (BEY-02). */
  readonly asked: CheckoutRequest | null;
  /** Since they signed in the shopper has written, sent or chosen something by hand: nothing that comes late takes them elsewhere. */
  readonly isGoneOn: boolean;
  /** An order is under way whose end this tab has not seen: nobody can pay (BEY-06). */
  readonly isOrderUnderWay: boolean;
  /** What became of such an order, to be told at the top of the checkout that begins next. */
  readonly outcome: string | null;
}

export const nowhere: Whereabouts = { tab: null, method: null };

export const emptyCheckout = {
  email: '',
  emailTyped: '',
  delivery: emptyAddress(defaultCountry),
  collection: noCollection,
  billing: emptyBilling(defaultCountry),
  isBillingSame: true,
  isBillingChosen: false,
  draftedFor: null,
  paymentCode: null,
  poNumber: '',
  areStoredDoubted: false,
  filled: { delivery: null, billing: null },
  method: null,
  totals: null,
  hours: null,
  areTotalsAwaited: false,
  areObstaclesNamed: false,
  placeAnswers: {},
  left: nowhere,
  paymentObstacles: [],
  errors: [],
  messages: [],
  asked: null,
  isGoneOn: false,
} satisfies Partial<CheckoutContext>;

export const withoutSums = { totals: null, areTotalsAwaited: false };

/** Neither a way of delivery nor the sums that come of it. */
export const withoutOffers = { method: null, ...withoutSums };

/** What was summed up had been chosen. */
export const wishingFor = ({ left, method, totals }: CheckoutContext): Whereabouts => ({
  ...left,
  method: totals === null ? left.method : method,
});

/** What is not delivered is not billed to where it is delivered, and nothing to a store. */
export const isBilledToDelivery = (context: CheckoutContext): boolean =>
  context.isBillingSame && context.cart?.isVirtual !== true && !isCollected(context);

/** There is a session, whether or not its details have come: one may order without them. */
export const isSignedIn = ({ customer, welcomed }: CheckoutContext): boolean =>
  customer !== null || welcomed !== null;

/** Said, or brought about by delivering to another door than the one that is usually billed. */
const isBillingDecided = (context: CheckoutContext): boolean =>
  context.isBillingChosen ||
  (context.isBillingSame &&
    isCompleteToOrder(context.billing, 'billing', context) &&
    !isSameDoor(context.billing, context.delivery));

/** A customer's e-mail is known by their session and kept nowhere else. */
export const savedDraft = (context: CheckoutContext): SavedCheckout => ({
  email: isSignedIn(context) ? '' : context.email || context.emailTyped,
  delivery: context.delivery,
  collection: context.collection,
  billing: isBilledToDelivery(context) ? emptyBilling(context.billing.countryCode) : context.billing,
  isBillingSame: context.isBillingSame,
  isBillingChosen: isBillingDecided(context),
  accountId: context.draftedFor ?? context.account?.id ?? null,
});

/** A guest goes back to where they were; whoever is known goes as far as what is known of them carries (BEY-04, S10). */
const destinationOf = (context: CheckoutContext): TabName => {
  const { tab } = context.left;
  if (tab !== null && tab !== 'account') return tab;
  return isSignedIn(context) ? 'payment' : 'account';
};

export const canResumeTo = (context: CheckoutContext, tab: TabName): boolean =>
  deliveredTabs.indexOf(tab) <= deliveredTabs.indexOf(destinationOf(context));

/** Where it goes is known, be it brought or collected. */
export const hasDestination = (context: CheckoutContext): boolean =>
  isCollected(context)
    ? isCollectionComplete(context.collection)
    : isCompleteToOrder(context.delivery, 'delivery', context);

export const canResume = (context: CheckoutContext): boolean =>
  isEmail(context.email) && canResumeTo(context, 'delivery');

/** A session was found: whose it is, and what they have stored, is known in a moment. */
export const isSomebodyAwaited = ({ welcomed, customer, email }: CheckoutContext): boolean =>
  welcomed !== null && customer === null && email === '';

/** The tabs there are to go through: without delivery only two (CHK-02). */
export const tabsOf = ({ cart }: CheckoutContext): readonly TabName[] =>
  cart?.isVirtual ? virtualTabs : deliveredTabs;

/** When billing is the same it copies delivery, but for what is delivery's alone; a guest has no book (ADDR-02, ADDR-09). */
export const billingOf = (context: CheckoutContext): Address => {
  const { delivery, billing, customer } = context;
  const isSame = isBilledToDelivery(context);
  return {
    ...sanitiseAddress(isSame ? delivery : billing),
    isSavedInBook: !isSame && customer !== null && billing.isSavedInBook,
    deliveryInstructions: null,
  };
};

/** Where nothing is delivered there is nothing to choose from. */
export const deliveryOfferOf = ({ cart, offers }: CheckoutContext): AddressOffer | null =>
  cart?.isVirtual ? null : (offers?.delivery ?? null);

/** Where the order goes, as it is sent (ADDR-06); a store is nobody's entry in an address book. */
export const deliveryOf = (context: CheckoutContext): Address => {
  const { delivery, collection, customer } = context;
  if (isCollected(context)) return sanitiseAddress(collectionAddress(collection));
  return { ...sanitiseAddress(delivery), isSavedInBook: customer !== null && delivery.isSavedInBook };
};

/** What had been known of the shopper is not asked for again. */
export const collectionIn = (context: CheckoutContext, collection: Collection): Collection => {
  if (!collection.isWanted) return collection;
  const { delivery, billing, offers } = context;
  return withShopper(collection, [delivery, ...(offers === null ? [] : [offers.delivery.blank]), billing]);
};

/** Nothing of a bill is typed twice: it begins with the shopper's own address or name, as far as these are known (ADDR-02). */
export const billingFor = (context: CheckoutContext, { shopper }: Collection): Address => {
  const { delivery, billing } = context;
  if (!isBlankAddress(billing)) return billing;
  const { isSavedInBook } = billing;
  if (isCompleteToOrder(delivery, 'delivery', context))
    return { ...delivery, isSavedInBook, deliveryInstructions: null };
  return { ...billing, ...shopper };
};

/** What of the order matters to how it is paid. */
export const payableOrder = (context: CheckoutContext): PayableOrder => {
  const cart = present(context.cart, 'cart');
  return {
    grandTotal: context.totals?.grandTotal ?? cart.grandTotal,
    isRental: cart.lines.some(({ isRental }) => isRental),
    isPurchaseOrderRequired: context.account?.isPurchaseOrderRequired ?? false,
    isCustomer: isSignedIn(context),
    email: context.email,
    cartId: cart.id,
    billing: billingOf(context),
  };
};

/** The order as the shopper sees it: the cart and the totals are the ones on screen. */
export const frozenOrder = (context: CheckoutContext): FrozenOrder => {
  const seen = present(context.cart, 'cart');
  return {
    cartId: seen.id,
    isOwned: isSignedIn(context),
    email: context.email,
    delivery: deliveryOf(context),
    billing: billingOf(context),
    store: isCollected(context) ? context.collection.store : null,
    method: context.method,
    hours: context.hours,
    seen,
    totals: present(context.totals, 'totals'),
  };
};

/** The same promo code and gift cards take off the same. */
export const isReducedAlike = (one: Cart | null, other: Cart | null): boolean =>
  one?.discount?.cents === other?.discount?.cents &&
  one?.giftCards.length === other?.giftCards.length &&
  (one?.giftCards ?? []).every(({ code, amount }, index) => {
    const counterpart = other?.giftCards[index];
    return code === counterpart?.code && amount.cents === counterpart.amount.cents;
  });

const hasSameLines = (one: Cart | null, other: Cart | null): boolean =>
  one?.id === other?.id &&
  one?.isVirtual === other?.isVirtual &&
  one?.lines.length === other?.lines.length &&
  (one?.lines ?? []).every((line, index) => {
    const counterpart = other?.lines[index];
    return line.id === counterpart?.id && line.quantity === counterpart.quantity;
  });

/** Whether the sums and delivery offers made for one cart still hold for the other. */
export const isSameCartForCheckout = (one: Cart | null, other: Cart | null): boolean =>
  hasSameLines(one, other) && one?.subtotal.cents === other?.subtotal.cents;

/** The same lines at the prices that the totals on screen are already made of. */
export const isRepricedAsTotalled = ({ cart, totals }: CheckoutContext, other: Cart | null): boolean =>
  totals !== null && hasSameLines(cart, other) && other?.subtotal.cents === totals.subtotal.cents;
