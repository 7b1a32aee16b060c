/** Order look-up without an account: the required proof and the order shown (BEY-12). */

import type { Address } from './address.ts';
import type { LineOption } from './cart.ts';
import type { Failure } from './failure.ts';
import type { Money } from './money.ts';
import { tidyPostcode } from './postcode.ts';
import type { RentalTerms } from './rental.ts';
import type { Totals } from './totals.ts';

/** The proof besides number and email; depends on the server's version. */
export type OrderProof = 'postcode' | 'lastname';

/** Number and email must match the order; postcode or last name the billing address. */
export interface OrderQuestion {
  readonly number: string;
  readonly email: string;
  readonly postcode: string;
  readonly lastname: string;
}

/** The content of the form; an email of null is untouched and shows the customer's. */
export interface OrderQuestionDraft extends Omit<OrderQuestion, 'email'> {
  readonly email: string | null;
}

export const emptyQuestion: OrderQuestionDraft = {
  number: '',
  email: null,
  postcode: '',
  lastname: '',
};

/** Keeps the person for the next look-up. */
export const nextQuestion = (asked: OrderQuestionDraft): OrderQuestionDraft => ({ ...asked, number: '' });

/** A number copied from a mail has a leading sign and spaces. */
export const tidyQuestion = ({ number, email, postcode, lastname }: OrderQuestion): OrderQuestion => ({
  number: number.trim().replace(/^#\s*/, ''),
  email: email.trim(),
  postcode: tidyPostcode(postcode),
  lastname: lastname.trim(),
});

export const isSameQuestion = (one: OrderQuestion, other: OrderQuestion): boolean =>
  one.number === other.number &&
  one.email === other.email &&
  one.postcode === other.postcode &&
  one.lastname === other.lastname;

export interface OrderedLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly options: readonly LineOption[];
  /**
   * It has options, which must be chosen again. A download sold as a whole has texts but no options.
   */
  readonly isChosen: boolean;
  readonly image: string | null;
  /** The terms agreed to. */
  readonly rental?: RentalTerms;
  /** Null where it is no longer sold. */
  readonly path: string | null;
  /** Null where the server does not send it. */
  readonly rowTotal: Money | null;
  /** Older Magento versions send row totals as displayed, possibly without tax. */
  readonly isRowWithoutTax?: true;
}

/** A shipment and its tracking number. */
export interface Parcel {
  readonly id: string;
  /** Empty where unknown. */
  readonly carrier: string;
  /** Null for none. */
  readonly trackingNumber: string | null;
}

/** One planned delivery of an order. */
export interface OrderedDelivery {
  readonly id: number;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isMade: boolean;
}

export interface TrackedOrder {
  readonly number: string;
  /** In the merchant's words. */
  readonly status: string;
  /** In UTC, as sent by the server. */
  readonly placedAt: string;
  readonly email: string;
  readonly lines: readonly OrderedLine[];
  readonly totals: Totals;
  /** Null where nothing is delivered. */
  readonly delivery: Address | null;
  readonly billing: Address | null;
  readonly method: string | null;
  /** Empty where unknown. */
  readonly paymentLabel: string;
  readonly parcels: readonly Parcel[];
  /** Where the backend plans deliveries (BEY-18). */
  readonly deliveries?: readonly OrderedDelivery[];
}

export const lateOrderAnswer: Failure = {
  kind: 'network',
  message: 'We got no answer from the shop in time.',
};
