/** The context of the payment machine, and pure functions that change it. */

import type { Failure } from '../../domain/failure.ts';
import { syncedMethod, type PaymentMethod } from '../../domain/payment.ts';
import { authorisationOf, payPalBlockers, type PaymentForm } from '../../domain/payment-form.ts';
import { everyMethod, switchedOn, type PaymentSwitches } from '../../domain/payment-switches.ts';
import { present } from '../../domain/present.ts';
import {
  hashFor,
  isVaultCode,
  offerable,
  savedFor,
  savedLabel,
  type SavedPayment,
} from '../../domain/saved-payment.ts';
import type { InstalmentsRequest } from './instalments.events.ts';
import type { PaymentPreparation } from './payment.actors.ts';
import type { PayPalOffer } from './paypal.events.ts';

export interface PaymentContext extends PaymentForm {
  /** The payment methods in the server's last list. */
  readonly offered: readonly PaymentMethod[];
  /** The methods in that list that the shopper can choose. */
  readonly methods: readonly PaymentMethod[];
  /** The shopper's last choice, also of an earlier visit; chosen again when it is offered again. */
  readonly preferred: string | null;
  /** Null until read. */
  readonly saved: readonly SavedPayment[] | null;
  /** The saved payments could not be read: the shopper is told and may try again. */
  readonly isSavedMissed: boolean;
  /** The methods that the merchant has switched on; null until read, together with the agreements. */
  readonly switches: PaymentSwitches | null;
  /** Why the preparation failed. */
  readonly failure: Failure | null;
}

export const emptyPayment: PaymentContext = {
  offered: [],
  methods: [],
  chosen: null,
  preferred: null,
  saved: null,
  isSavedMissed: false,
  switches: null,
  order: null,
  publicHash: null,
  missing: { card: [], payPal: payPalBlockers },
  poNumber: null,
  isSaveWanted: false,
  agreements: [],
  agreedIds: [],
  isRecurringAgreed: false,
  failure: null,
};

/** Only customers have saved payments, and only their methods need them. */
export const isSavedWanted = ({ saved, order }: PaymentContext, offered: readonly PaymentMethod[]): boolean =>
  saved === null && order?.isCustomer === true && offered.some(({ code }) => isVaultCode(code));

export const isPreparationNeeded = (context: PaymentContext, offered: readonly PaymentMethod[]): boolean =>
  offered.length > 0 && (context.switches === null || isSavedWanted(context, offered));

type Choice = Pick<PaymentContext, 'methods' | 'chosen' | 'publicHash'>;

/** The saved payment of a method; other methods keep it for when theirs is chosen again. */
export const hashOf = ({ saved, publicHash }: PaymentContext, chosen: string | null): string | null =>
  isVaultCode(chosen) ? hashFor(saved ?? [], chosen, publicHash) : publicHash;

/**
 * The selectable methods and the chosen one, for this list of the server (§4 payment method sync).
 */
export const choiceOf = (context: PaymentContext, offered: readonly PaymentMethod[]): Choice => {
  const methods = offerable(switchedOn(offered, context.switches ?? everyMethod), context.saved ?? []);
  const isByNumber = context.order?.isPurchaseOrderRequired === true;
  const chosen = syncedMethod(methods, context.chosen, context.preferred, isByNumber);
  return { methods, chosen, publicHash: hashOf(context, chosen) };
};

/** PayPal does not save an account that pays in instalments. */
export const payPalOfferOf = ({ order, isSaveWanted, switches }: PaymentContext): PayPalOffer => {
  const isKept = isSaveWanted || order?.isRental === true;
  return {
    amount: order?.grandTotal ?? null,
    isKept,
    isPayLater: switches?.isPayLaterActive === true && !isKept,
  };
};

/** The name of the method on the receipt. */
export const labelOf = ({ methods, chosen, saved, publicHash }: PaymentContext): string => {
  const payment = savedFor(saved ?? [], chosen).find((one) => one.publicHash === publicHash);
  return payment === undefined
    ? (methods.find(({ code }) => code === chosen)?.title ?? '')
    : savedLabel(payment);
};

export const instalmentsRequestOf = (context: PaymentContext): InstalmentsRequest => {
  const { cartId, grandTotal, email, billing } = present(context.order, 'order');
  return { cartId, grandTotal, email, billing, payment: authorisationOf(context, labelOf(context)) };
};

export const prepared = (context: PaymentContext, preparation: PaymentPreparation): PaymentContext => {
  const known = {
    ...context,
    failure: null,
    agreements: preparation.agreements,
    saved: preparation.saved ?? context.saved,
    isSavedMissed: preparation.isSavedMissed,
    switches: preparation.switches,
  };
  return { ...known, ...choiceOf(known, context.offered) };
};
