/**
 * Answers when a postcode gets deliveries: its weekdays and the next window with room, for every
 * page and mail (BEY-18).
 */
import { localitiesOf } from '../address-search/gazetteer.ts';
import type { Queries } from '../database/database.ts';
import type { Settings } from '../store/settings.ts';
import { comingWindows, findRound, type ComingWindow } from './coming-windows.ts';
import { readZoneMethods } from '../cart/shipping-quotes.ts';
import { comingBy } from './method-day.ts';
import { closesAt, timeZoneOf, type Place } from './place-time.ts';

/** A delivery method offered there. */
export interface PromisedMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly methodTitle: string;
  /** Cents, before free delivery applies. */
  readonly price: number;
  /** Subtotal in cents from which delivery is free. */
  readonly freeFrom: number | null;
  /** The delivery day; null where none is known. */
  readonly date: string | null;
}

export interface DeliveryPromise extends Place {
  /** The best-known locality of the postcode; null where none is known. */
  readonly locality: string | null;
  readonly isServed: boolean;
  /** Weekdays of the van's round, 0 is Sunday; empty where a carrier delivers. */
  readonly weekdays: readonly number[];
  /** Null where the coming week is full or no van drives there. */
  readonly next: ComingWindow | null;
  /** The local deadline to order for it. */
  readonly orderBy: string | null;
  readonly timeZone: string;
  readonly methods: readonly PromisedMethod[];
}

export async function promiseFor(
  queries: Queries,
  place: Place,
  now: Date,
  settings: Settings,
): Promise<DeliveryPromise> {
  const round = await findRound(queries, place);
  const windows = await comingWindows(queries, place, now, settings);
  const next = windows.find(({ remaining }) => remaining > 0) ?? null;
  const methods = round === null ? [] : await readZoneMethods(queries, round.zone.code);
  const locality = localitiesOf(place.countryId ?? '').find(({ postcode }) => postcode === place.postcode);
  return {
    ...place,
    locality: locality?.name ?? null,
    isServed: round !== null,
    weekdays: [...new Set(round?.windows.map(({ weekday }) => weekday))].toSorted(),
    next,
    orderBy: next && closesAt(next.date, settings),
    timeZone: timeZoneOf(place, settings),
    methods: methods.map(({ carrierCode, methodCode, methodTitle, price, freeFrom }) => {
      const date = comingBy(methodCode, windows, place, now, settings)?.date ?? null;
      return { carrierCode, methodCode, methodTitle, price, freeFrom, date };
    }),
  };
}
