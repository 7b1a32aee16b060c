/** The context of a draft, its initial value and the part stored for the next visit. */

import { emptyAddress, emptyBilling } from '../domain/address.ts';
import type { Cart } from '../domain/cart.ts';
import { defaultCountry } from '../domain/constants.ts';
import type { Account } from '../domain/customer.ts';
import { instalmentsText } from '../domain/payment.ts';
import type { PaymentBlocker } from '../domain/payment-form.ts';
import { noPickup } from '../domain/pickup.ts';
import { noPatterns, type PostcodePatterns } from '../domain/postcode.ts';
import { isSameRecipient, type AddressOffers } from '../domain/stored-address.ts';
import { isCompleteToOrder } from '../domain/complete-address.ts';
import type { RestoredCheckout, SavedCheckout } from './checkout.events.ts';
import type { CheckoutRequest } from './draft.events.ts';
import { isBilledToDelivery, type FulfilmentContext } from './fulfilment.context.ts';
import { deliveredTabs, virtualTabs, type TabName } from '../domain/checkout-tab.ts';

export interface DraftContext extends FulfilmentContext {
  readonly email: string;
  /** A guest's e-mail as typed, sent or not, so that it can be restored (BEY-04). */
  readonly emailTyped: string;
  /** The tab on which the shopper left. */
  readonly leftAt: TabName | null;
  /** What the payment machine still needs. */
  readonly paymentBlockers: readonly PaymentBlocker[];
  /** Messages about failed requests, newest last (CHK-08). */
  readonly errors: readonly string[];
  /** The one of them that the server refused the order with, shown until another card is typed. */
  readonly refusal: string | null;
  /** Messages that are not errors, newest last. */
  readonly messages: readonly string[];
  /** The customer whom the session signed in, while their details are loading. */
  readonly welcomed: string | null;
  /** The account or team they buy for; null for a guest and while unknown. */
  readonly account: Account | null;
  /** The running request, to repeat it after an expired session (BEY-02). */
  readonly asked: CheckoutRequest | null;
  /** The shopper has typed, sent or chosen something since they signed in. */
  readonly hasActed: boolean;
  /** There is an open order whose outcome this tab does not know: no order can be placed (BEY-06). */
  readonly isOrderUnderWay: boolean;
}

/** The values that are known before a draft begins. */
export interface DraftBase {
  readonly cart: Cart | null;
  readonly customer: string | null;
  readonly welcomed: string | null;
  readonly account: Account | null;
  readonly offers: AddressOffers | null;
  readonly postcodes: PostcodePatterns;
  readonly isOrderUnderWay: boolean;
  /** The outcome of an earlier order, shown at the top. */
  readonly outcome: string | null;
}

export const emptyDraft: DraftContext = {
  cart: null,
  email: '',
  emailTyped: '',
  delivery: emptyAddress(defaultCountry),
  pickup: noPickup,
  billing: emptyBilling(defaultCountry),
  isBillingSame: true,
  isBillingChosen: false,
  offers: null,
  draftedFor: null,
  areStoredRechecked: false,
  postcodes: noPatterns,
  filled: { delivery: null, billing: null },
  placeAnswers: {},
  method: null,
  preferred: null,
  totals: null,
  hours: null,
  areTotalsAwaited: false,
  leftAt: null,
  paymentBlockers: [],
  errors: [],
  refusal: null,
  messages: [],
  customer: null,
  welcomed: null,
  account: null,
  asked: null,
  hasActed: false,
  isOrderUnderWay: false,
};

/** The message for the result of the instalment provider's pages. */
const wordsOf = ({ instalments = null }: RestoredCheckout): Pick<DraftContext, 'errors' | 'messages'> => {
  const words = instalments === null ? [] : [instalmentsText[instalments]];
  return instalments === 'approved' ? { errors: [], messages: words } : { errors: words, messages: [] };
};

/** A new draft, with the values stored in this browser. */
export const draftOf = (ground: DraftBase, saved: RestoredCheckout | null): DraftContext => {
  const { outcome, ...known } = ground;
  const errors = outcome === null ? [] : [outcome];
  const begun = { ...emptyDraft, ...known, email: known.customer ?? '', errors };
  if (saved === null) return begun;
  const { delivery, pickup, billing, isBillingSame, isBillingChosen = false } = saved;
  const words = wordsOf(saved);
  return {
    ...begun,
    delivery,
    pickup,
    billing,
    isBillingSame,
    isBillingChosen,
    draftedFor: saved.accountId,
    // a guest's e-mail is not used once there is a session
    email: known.customer ?? (known.welcomed === null ? saved.email : ''),
    leftAt: saved.left?.tab ?? null,
    preferred: saved.left?.method ?? null,
    errors: [...words.errors, ...errors],
    messages: words.messages,
  };
};

/** There is a session, with or without details; ordering is possible without them. */
export const isSignedIn = ({ customer, welcomed }: DraftContext): boolean =>
  customer !== null || welcomed !== null;

/** Chosen, or implied by delivery to another address than the usual billing address. */
const isBillingDecided = (context: DraftContext): boolean =>
  context.isBillingChosen ||
  (context.isBillingSame &&
    isCompleteToOrder(context.billing, 'billing', context) &&
    !isSameRecipient(context.billing, context.delivery));

/** A customer's e-mail comes from their session and is not stored. */
export const savedDraft = (context: DraftContext): SavedCheckout => ({
  email: isSignedIn(context) ? '' : context.email || context.emailTyped,
  delivery: context.delivery,
  pickup: context.pickup,
  billing: isBilledToDelivery(context) ? emptyBilling(context.billing.countryCode) : context.billing,
  isBillingSame: context.isBillingSame,
  isBillingChosen: isBillingDecided(context),
  accountId: context.draftedFor ?? context.account?.id ?? null,
});

/** The tabs of the checkout: without delivery only two (CHK-02). */
export const tabsOf = ({ cart }: DraftContext): readonly TabName[] =>
  cart?.isVirtual ? virtualTabs : deliveredTabs;
