/** What a draft of an order holds, how it begins, and what is kept of it for the next visit. */

import { emptyAddress, emptyBilling } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { defaultCountry } from '../domain/constants.ts';
import type { Account } from '../domain/customer.ts';
import { instalmentsWords } from '../domain/payment.ts';
import type { PaymentObstacle } from '../domain/payment-form.ts';
import { noCollection } from '../domain/pickup.ts';
import { noPatterns, type PostcodePatterns } from '../domain/postcode.ts';
import { isCompleteToOrder, isSameDoor, type AddressOffers } from '../domain/stored-address.ts';
import type { RestoredCheckout, SavedCheckout } from './checkout.events.ts';
import type { CheckoutRequest } from './draft.events.ts';
import { isBilledToDelivery, type FulfilmentContext } from './fulfilment.context.ts';
import { deliveredTabs, virtualTabs, type TabName } from '../domain/checkout-tab.ts';

export interface DraftContext extends FulfilmentContext {
  readonly email: string;
  /** A guest's as it stands in its field, sent or not: so it is found again (BEY-04). */
  readonly emailTyped: string;
  /** The tab they were at when they left the last time. */
  readonly leftAt: TabName | null;
  /** What the payment machine says is still missing. */
  readonly paymentObstacles: readonly PaymentObstacle[];
  /** What went wrong with the last request, for people; the newest last (CHK-08). */
  readonly errors: readonly string[];
  /** What the shopper should know though nothing went wrong; the newest last. */
  readonly messages: readonly string[];
  /** Whose account the session signed in, while their details are still on the way. */
  readonly welcomed: string | null;
  /** The account or team they buy for; null for a guest, and while it is not known. */
  readonly account: Account | null;
  /** What is being asked of the server, to ask it again where the session has expired (BEY-02). */
  readonly asked: CheckoutRequest | null;
  /** Since they signed in the shopper has written, sent or chosen something by hand. */
  readonly isGoneOn: boolean;
  /** An order is under way whose end this tab has not seen: no order can be placed (BEY-06). */
  readonly isOrderUnderWay: boolean;
}

/** What the checkout knows before a draft begins. */
export interface DraftGround {
  readonly cart: Cart | null;
  readonly customer: string | null;
  readonly welcomed: string | null;
  readonly account: Account | null;
  readonly offers: AddressOffers | null;
  readonly postcodes: PostcodePatterns;
  readonly isOrderUnderWay: boolean;
  /** What became of an earlier order: said at the top. */
  readonly outcome: string | null;
}

export const emptyDraft: DraftContext = {
  cart: null,
  email: '',
  emailTyped: '',
  delivery: emptyAddress(defaultCountry),
  collection: noCollection,
  billing: emptyBilling(defaultCountry),
  isBillingSame: true,
  isBillingChosen: false,
  offers: null,
  draftedFor: null,
  areStoredDoubted: false,
  postcodes: noPatterns,
  filled: { delivery: null, billing: null },
  placeAnswers: {},
  method: null,
  wish: null,
  totals: null,
  hours: null,
  areTotalsAwaited: false,
  leftAt: null,
  paymentObstacles: [],
  errors: [],
  messages: [],
  customer: null,
  welcomed: null,
  account: null,
  asked: null,
  isGoneOn: false,
  isOrderUnderWay: false,
};

/** How instalments ended on the provider's pages. */
const wordsOf = ({ instalments = null }: RestoredCheckout): Pick<DraftContext, 'errors' | 'messages'> => {
  const words = instalments === null ? [] : [instalmentsWords[instalments]];
  return instalments === 'approved' ? { errors: [], messages: words } : { errors: words, messages: [] };
};

/** A new draft, with what this browser still knows of an earlier one. */
export const draftOf = (ground: DraftGround, saved: RestoredCheckout | null): DraftContext => {
  const { outcome, ...known } = ground;
  const errors = outcome === null ? [] : [outcome];
  const begun = { ...emptyDraft, ...known, email: known.customer ?? '', errors };
  if (saved === null) return begun;
  const { delivery, collection, billing, isBillingSame, isBillingChosen = false } = saved;
  const words = wordsOf(saved);
  return {
    ...begun,
    delivery,
    collection,
    billing,
    isBillingSame,
    isBillingChosen,
    draftedFor: saved.accountId,
    // a guest's e-mail is not used once there is a session
    email: known.customer ?? (known.welcomed === null ? saved.email : ''),
    leftAt: saved.left?.tab ?? null,
    wish: saved.left?.method ?? null,
    errors: [...words.errors, ...errors],
    messages: words.messages,
  };
};

/** There is a session, whether or not its details have come: one may order without them. */
export const isSignedIn = ({ customer, welcomed }: DraftContext): boolean =>
  customer !== null || welcomed !== null;

/** Said, or brought about by delivering to another door than the one that is usually billed. */
const isBillingDecided = (context: DraftContext): boolean =>
  context.isBillingChosen ||
  (context.isBillingSame &&
    isCompleteToOrder(context.billing, 'billing', context) &&
    !isSameDoor(context.billing, context.delivery));

/** A customer's e-mail is known by their session and kept nowhere else. */
export const savedDraft = (context: DraftContext): SavedCheckout => ({
  email: isSignedIn(context) ? '' : context.email || context.emailTyped,
  delivery: context.delivery,
  collection: context.collection,
  billing: isBilledToDelivery(context) ? emptyBilling(context.billing.countryCode) : context.billing,
  isBillingSame: context.isBillingSame,
  isBillingChosen: isBillingDecided(context),
  accountId: context.draftedFor ?? context.account?.id ?? null,
});

/** The tabs there are to go through: without delivery only two (CHK-02). */
export const tabsOf = ({ cart }: DraftContext): readonly TabName[] =>
  cart?.isVirtual ? virtualTabs : deliveredTabs;
