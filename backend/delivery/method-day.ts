/**
 * Computes the delivery day of each method: the van on its round, a courier on the next business
 * day (BEY-18).
 */
import { settingText, type Settings } from '../store/settings.ts';
import { addDays, weekdayOf } from './calendar.ts';
import type { ComingWindow } from './coming-windows.ts';
import { isHoliday } from './holidays.ts';
import { firstDay, type Place } from './place-time.ts';

/** Couriers announce no hours. */
const courierHours = { code: 'courier', startsAt: '07:00', endsAt: '18:00' };

/** Codes of the methods that do not depend on the van's round. */
const courierMethods = (settings: Settings): readonly string[] =>
  settingText(settings, 'delivery/courier_methods', '').split(/[\s,]+/);

function isWorkday(date: string, countryId: string | null): boolean {
  return ![0, 6].includes(weekdayOf(date)) && !isHoliday(countryId, date);
}

function nextWorkday(first: string, { countryId }: Place): string {
  let date = first;
  while (!isWorkday(date, countryId)) date = addDays(date, 1);
  return date;
}

/** Uses the courier unless a van comes as early; null where no day is known. */
export function comingBy(
  methodCode: string,
  windows: readonly ComingWindow[],
  place: Place,
  now: Date,
  settings: Settings,
): ComingWindow | null {
  const van = windows.find(({ remaining }) => remaining > 0) ?? null;
  if (!courierMethods(settings).includes(methodCode)) return van;
  const date = nextWorkday(firstDay(now, place, settings), place);
  return van !== null && van.date <= date ? van : { ...courierHours, date, remaining: 1 };
}

export const isByCourier = ({ code }: Pick<ComingWindow, 'code'>): boolean => code === courierHours.code;
