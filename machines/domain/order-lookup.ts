/** An order looked for without an account: what proves whose it is, and what is shown of it (BEY-12). */

import type { Address } from './address.ts';
import type { LineOption } from './cart.ts';
import type { Failure } from './failure.ts';
import type { Money } from './money.ts';
import { tidyPostcode } from './postcode.ts';
import type { RentalTerms } from './rental.ts';
import type { Totals } from './totals.ts';

/** What proves an order besides number and email, by the server's version. */
export type OrderProof = 'postcode' | 'lastname';

/** Number and email must be the order's; postcode or last name the bill's. */
export interface OrderQuestion {
  readonly number: string;
  readonly email: string;
  readonly postcode: string;
  readonly lastname: string;
}

/** What stands in the form; an e-mail of null is one that nobody has touched, filled in with what is known of the customer. */
export interface OrderQuestionDraft extends Omit<OrderQuestion, 'email'> {
  readonly email: string | null;
}

export const emptyQuestion: OrderQuestionDraft = {
  number: '',
  email: null,
  postcode: '',
  lastname: '',
};

/** The same person asks for another order. */
export const nextQuestion = (asked: OrderQuestionDraft): OrderQuestionDraft => ({ ...asked, number: '' });

/** Copied from a mail, a number comes with its sign and with spaces around it. */
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
  /** Somebody chose of it: what they did is to be chosen again. A download that is sold whole has words and no choice. */
  readonly isChosen: boolean;
  readonly image: string | null;
  /** As they were agreed to. */
  readonly rental?: RentalTerms;
  /** Null where it is no longer on the shelf. */
  readonly path: string | null;
  /** Null where the server does not say it. */
  readonly rowTotal: Money | null;
  /** An older Magento says what lines cost as the shop displays orders, maybe without the tax. */
  readonly isRowWithoutTax?: true;
}

/** What has been sent, and by what its way can be followed. */
export interface Parcel {
  readonly id: string;
  /** Empty where it is not said. */
  readonly carrier: string;
  /** Null where it has none. */
  readonly trackingNumber: string | null;
}

/** One time the van comes by for an order. */
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
  /** UTC, as the server writes it. */
  readonly placedAt: string;
  readonly email: string;
  readonly lines: readonly OrderedLine[];
  readonly totals: Totals;
  /** Null where nothing is delivered. */
  readonly delivery: Address | null;
  readonly billing: Address | null;
  readonly method: string | null;
  /** Empty where nothing is said of it. */
  readonly paymentLabel: string;
  readonly parcels: readonly Parcel[];
  /** Where the backend plans them (BEY-18). */
  readonly deliveries?: readonly OrderedDelivery[];
}

export const lateOrderAnswer: Failure = {
  kind: 'network',
  message: 'We got no answer from the shop in time.',
};
