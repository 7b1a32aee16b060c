/**
 * Delivery days for a postcode, as sent by the server; texts in src/copy/delivery-promise.ts
 * (BEY-18).
 */

import { isSameMethod, type MethodCodes } from './delivery.ts';
import type { Money } from './money.ts';

export interface PromisedPlace {
  readonly countryCode: string;
  readonly postcode: string;
}

/** A shipping method with its own delivery day. */
export interface PromisedMethod extends MethodCodes {
  /** For example 2026-11-28; null for an unknown day. */
  readonly date: string | null;
  /** The subtotal from which it is free; null if never. */
  readonly freeFrom: Money | null;
}

export interface PromisedDelivery extends PromisedPlace {
  /** Null where no locality has the postcode. */
  readonly locality: string | null;
  readonly isServed: boolean;
  /** 0 is Sunday; empty where there are no deliveries. */
  readonly weekdays: readonly number[];
  /** For example 2026-11-28; null for an unknown day. */
  readonly next: string | null;
  /** For example 2026-11-27 14:00, in local time. */
  readonly orderBy: string | null;
  readonly methods: readonly PromisedMethod[];
}

/** The texts of the promise, made once when it is read. */
export interface PromiseText {
  /** For example Paddington 4064. */
  readonly place: string;
  /** The complete sentence. */
  readonly sentence: string;
  /** For example Saturday 28 November; null for an unknown day. */
  readonly next: string | null;
  /** For example Sat 28 Nov, or that there is no delivery; null for an unknown day. */
  readonly short: string | null;
  /** For example Order by 2 pm on Friday 27 November. */
  readonly orderBy: string | null;
}

/** The promise for a place, with its texts. */
export interface DeliveryPromise extends PromisedDelivery {
  readonly said: PromiseText;
}

/** The day of the chosen method; without a known one, the next delivery day. */
export const dayOf = ({ methods, next }: DeliveryPromise, chosen: MethodCodes | null): string | null => {
  const method = chosen === null ? undefined : methods.find((one) => isSameMethod(one, chosen));
  return method === undefined ? next : method.date;
};

/** The amount missing for free delivery; null where delivery is never free or unknown. */
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
