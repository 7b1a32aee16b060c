/** When the van comes by next: each window of a zone on its first possible day, with the room that is left (§3). */
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { delivery, deliveryWindow } from '../database/schema/service.ts';
import { shippingZone } from '../database/schema/store.ts';
import { findZone } from '../rules/shipping-rates.ts';
import type { Settings } from '../store/settings.ts';
import { addDays, weekdayOf } from './calendar.ts';
import { isHoliday } from './holidays.ts';
import { firstDay, type Place } from './place-time.ts';

export interface ComingWindow {
  readonly code: string;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** How many more deliveries fit in. */
  readonly remaining: number;
}

async function countTaken(queries: Queries, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ code: delivery.windowCode, date: delivery.deliverOn, taken: count() })
    .from(delivery)
    .where(inArray(delivery.windowCode, [...codes]))
    .groupBy(delivery.windowCode, delivery.deliverOn);
  return new Map(rows.map(({ code, date, taken }) => [`${code} ${date}`, taken]));
}

/** None where the place is in no zone; the windows are empty where no van of ours drives there. */
export async function findRound(queries: Queries, place: Place) {
  const zones = await queries.select().from(shippingZone).orderBy(asc(shippingZone.position));
  const zone = findZone(zones, place.countryId, place.postcode);
  if (zone === null) return null;
  const windows = await queries
    .select()
    .from(deliveryWindow)
    .where(eq(deliveryWindow.zoneCode, zone.code))
    .orderBy(asc(deliveryWindow.code));
  return { zone, windows };
}

/** The first days of a weekday that are no holidays there. */
function daysFrom(first: string, weekday: number, { countryId }: Place, most: number): string[] {
  const days: string[] = [];
  let date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  for (; days.length < most; date = addDays(date, 7)) if (!isHoliday(countryId, date)) days.push(date);
  return days;
}

/** Soonest first, each on its next day, or on so many days as weeks are asked for; empty where no van comes by. */
export async function comingWindows(
  queries: Queries,
  place: Place,
  now: Date,
  settings: Settings,
  weeks = 1,
): Promise<ComingWindow[]> {
  const windows = (await findRound(queries, place))?.windows ?? [];
  if (windows.length === 0) return [];
  const taken = await countTaken(
    queries,
    windows.map(({ code }) => code),
  );
  const first = firstDay(now, place, settings);
  return windows
    .flatMap(({ code, weekday, startsAt, endsAt, capacity }) =>
      daysFrom(first, weekday, place, weeks).map((date) => {
        const remaining = Math.max(capacity - (taken.get(`${code} ${date}`) ?? 0), 0);
        return { code, date, startsAt, endsAt, remaining };
      }),
    )
    .toSorted((one, other) => (`${one.date} ${one.startsAt}` < `${other.date} ${other.startsAt}` ? -1 : 1));
}

/** Holds a window so that the last place in it is given away once; false where there is no such window. */
export async function holdWindow(tx: Queries, code: string): Promise<boolean> {
  const held = await tx
    .select({ code: deliveryWindow.code })
    .from(deliveryWindow)
    .where(eq(deliveryWindow.code, code))
    .for('update');
  return held.length > 0;
}
