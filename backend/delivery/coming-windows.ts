/**
 * Lists the next delivery windows of a zone, each on its first possible day, with the room left
 * (§3).
 */
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
  /** How many more deliveries fit. */
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

/**
 * Null where the place is in no zone. The windows are empty where the shop's van does not drive
 * there.
 */
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

/** The first dates of a weekday that are no public holidays there. */
function daysFrom(first: string, weekday: number, { countryId }: Place, most: number): string[] {
  const days: string[] = [];
  let date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  for (; days.length < most; date = addDays(date, 7)) if (!isHoliday(countryId, date)) days.push(date);
  return days;
}

/**
 * Soonest first. Each window on its next day, or on as many days as weeks are requested; empty
 * where no van drives.
 */
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

/**
 * Locks a window so that its last place is given away only once; false where the window does not
 * exist.
 */
export async function holdWindow(tx: Queries, code: string): Promise<boolean> {
  const held = await tx
    .select({ code: deliveryWindow.code })
    .from(deliveryWindow)
    .where(eq(deliveryWindow.code, code))
    .for('update');
  return held.length > 0;
}
