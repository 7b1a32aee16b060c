/** When a delivery comes to a postcode: the days of its round and the next one with room, the one source of every page and mail (BEY-18). */
import { localitiesOf } from '../address-search/gazetteer.ts';
import type { Queries } from '../database/database.ts';
import type { Settings } from '../store/settings.ts';
import { comingWindows, findRound, type ComingWindow } from './coming-windows.ts';
import { readZoneMethods } from '../cart/shipping-quotes.ts';
import { comingBy } from './method-day.ts';
import { closesAt, timeZoneOf, type Place } from './place-time.ts';

/** A way of delivery there. */
export interface PromisedMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly methodTitle: string;
  /** Cents, before anything makes it free. */
  readonly price: number;
  /** Cents of subtotal from which it costs nothing. */
  readonly freeFrom: number | null;
  /** The day it comes; null where none can be named. */
  readonly date: string | null;
}

export interface DeliveryPromise extends Place {
  /** The locality that the postcode is best known for; null where none is known. */
  readonly locality: string | null;
  readonly isServed: boolean;
  /** Days of the week on which the van comes by, 0 is Sunday; none where a carrier brings it. */
  readonly weekdays: readonly number[];
  /** Null where the coming week is full, or no van comes by. */
  readonly next: ComingWindow | null;
  /** Until when ordering is early enough for it, by the clock of the place. */
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
