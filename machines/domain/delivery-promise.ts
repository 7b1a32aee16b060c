/** When and how a delivery comes to a postcode, as the server answers it; its words are src/copy/delivery-promise.ts (BEY-18). */

import { isSameMethod, type MethodCodes } from './delivery.ts';
import type { Money } from './money.ts';

export interface PromisedPlace {
  readonly countryCode: string;
  readonly postcode: string;
}

/** A way of delivery there, with its own day. */
export interface PromisedMethod extends MethodCodes {
  /** As in 2026-11-28; null where none can be named. */
  readonly date: string | null;
  /** The subtotal from which it costs nothing; null where it always costs. */
  readonly freeFrom: Money | null;
}

export interface PromisedDelivery extends PromisedPlace {
  /** Null where no locality has the postcode. */
  readonly locality: string | null;
  readonly isServed: boolean;
  /** 0 is Sunday; none where no van comes by. */
  readonly weekdays: readonly number[];
  /** As in 2026-11-28; null where no day can be named. */
  readonly next: string | null;
  /** As in 2026-11-27 14:00, by the clock of the place. */
  readonly orderBy: string | null;
  readonly methods: readonly PromisedMethod[];
}

/** The promise as every place says it: worded once, where it is read. */
export interface PromiseWords {
  /** Paddington 4064. */
  readonly place: string;
  /** The whole answer. */
  readonly sentence: string;
  /** Saturday 28 November; null where no day can be named. */
  readonly next: string | null;
  /** Sat 28 Nov, or that none is made; null where no day can be named. */
  readonly short: string | null;
  /** Order by 2 pm on Friday 27 November. */
  readonly orderBy: string | null;
}

/** What is known of a place, with its words. */
export interface DeliveryPromise extends PromisedDelivery {
  readonly said: PromiseWords;
}

/** The day of the chosen way of delivery; before one is chosen, or where it is not known, the van's next. */
export const dayOf = ({ methods, next }: DeliveryPromise, chosen: MethodCodes | null): string | null => {
  const method = chosen === null ? undefined : methods.find((one) => isSameMethod(one, chosen));
  return method === undefined ? next : method.date;
};

/** What is left to buy until the cheapest threshold is met; null where delivery is never free or nothing is known. */
export const leftToFreeDelivery = (
  { methods }: DeliveryPromise,
  subtotal: Money,
): { readonly left: Money; readonly from: Money } | null => {
  const [from] = methods
    .flatMap(({ freeFrom }) => (freeFrom?.currency === subtotal.currency ? [freeFrom] : []))
    .toSorted((one, other) => one.cents - other.cents);
  return from === undefined
    ? null
    : { from, left: { ...from, cents: Math.max(0, from.cents - subtotal.cents) } };
};
