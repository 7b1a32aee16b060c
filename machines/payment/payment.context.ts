/** What the payment machine knows, and how that changes: pure steps from one context to the next. */

import type { Failure } from '../domain/failure.ts';
import { syncedMethod, type PaymentMethod } from '../domain/payment.ts';
import type { PaymentForm } from '../domain/payment-form.ts';
import { everyMethod, switchedOn, type PaymentSwitches } from '../domain/payment-switches.ts';
import { hashFor, isVaultCode, offerable, type SavedPayment } from '../domain/saved-payment.ts';
import type { PaymentPreparation } from './payment.actors.ts';

export interface PaymentContext extends PaymentForm {
  /** As the server last listed them. */
  readonly offered: readonly PaymentMethod[];
  /** Those of them that the shopper can choose from. */
  readonly methods: readonly PaymentMethod[];
  /** What the shopper last chose, here or on another day; it is chosen again once it is offered again. */
  readonly wished: string | null;
  /** Null until it was read. */
  readonly saved: readonly SavedPayment[] | null;
  /** What is saved could not be read: the shopper is told, and may ask for it again. */
  readonly isSavedMissed: boolean;
  /** What the merchant has switched on. */
  readonly switches: PaymentSwitches;
  /** The terms were read. */
  readonly isPrepared: boolean;
  /** Whose PayPal account it is, once they have approved. */
  readonly payer: string | null;
  readonly failure: Failure | null;
}

export const emptyPayment: PaymentContext = {
  offered: [],
  methods: [],
  chosen: null,
  wished: null,
  saved: null,
  isSavedMissed: false,
  switches: everyMethod,
  isPrepared: false,
  order: null,
  publicHash: null,
  isPayPalApproved: false,
  poNumber: '',
  isPoNumberMissed: false,
  isSaveWanted: false,
  agreements: [],
  agreedIds: [],
  isRecurringAgreed: false,
  card: null,
  payer: null,
  failure: null,
};

/** Nothing is offered before it is known what has to be agreed to, and what the customer has saved; a guest has saved nothing. */
export const isSavedWanted = ({ saved, order }: PaymentContext, offered: readonly PaymentMethod[]): boolean =>
  saved === null && order?.isCustomer === true && offered.some(({ code }) => isVaultCode(code));

export const isPreparationWanted = (context: PaymentContext, offered: readonly PaymentMethod[]): boolean =>
  offered.length > 0 && (!context.isPrepared || isSavedWanted(context, offered));

type Choice = Pick<PaymentContext, 'methods' | 'chosen' | 'publicHash'>;

/** What can be chosen, and what is, once the server offers these (§4 payment method sync). */
export const choiceOf = (context: PaymentContext, offered: readonly PaymentMethod[]): Choice => {
  const saved = context.saved ?? [];
  const methods = offerable(switchedOn(offered, context.switches), saved);
  const chosen = syncedMethod(methods, context.chosen, context.wished);
  return { methods, chosen, publicHash: hashFor(saved, chosen, context.publicHash) };
};

/** What is paid in parts cannot be kept as well: PayPal lends for this one order alone. */
export const payPalWishOf = ({ order, isSaveWanted, switches }: PaymentContext) => {
  const isKept = isSaveWanted || order?.isRental === true;
  return {
    amount: order?.grandTotal ?? null,
    isKept,
    isPayLater: switches.isPayLaterActive && !isKept,
  };
};

export const prepared = (context: PaymentContext, preparation: PaymentPreparation): PaymentContext => {
  const known = {
    ...context,
    isPrepared: true,
    failure: null,
    agreements: preparation.agreements,
    saved: preparation.saved ?? context.saved,
    isSavedMissed: preparation.isSavedMissed,
    switches: preparation.switches,
  };
  return { ...known, ...choiceOf(known, context.offered) };
};
