/**
 * Tells the local time at a delivery address: the cut-off follows the clock of the state or country
 * (BEY-18).
 */
import { stateOf } from '../rules/postcode-ranges.ts';
import { settingText, type Settings } from '../store/settings.ts';
import { addDays } from './calendar.ts';

export interface Place {
  readonly countryId: string | null;
  readonly postcode: string | null;
}

const states: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

function zoneOf({ countryId, postcode }: Place): string | undefined {
  if (countryId === 'NZ') return 'Pacific/Auckland';
  return countryId === 'AU' && postcode !== null ? states[stateOf(postcode) ?? ''] : undefined;
}

/** The shop's time zone where that of the place is unknown. */
export function timeZoneOf(place: Place, settings: Settings): string {
  return zoneOf(place) ?? settingText(settings, 'timezone', 'Australia/Brisbane');
}

/** Formatted as 2026-11-24 13:05. */
export function localTime(moment: Date, place: Place, settings: Settings): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf(place, settings),
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
  return text;
}

/** Formatted as 14:00; without the setting the whole day counts. */
function cutOffOf(settings: Settings): string {
  return settingText(settings, 'delivery_windows_cut_off', '24:00');
}

function daysAhead(settings: Settings): number {
  const days = Number(settings['delivery_windows_minimum_period'] ?? 1);
  return Number.isInteger(days) && days > 0 ? days : 1;
}

/** The first day on which an order placed now can be delivered there. */
export function firstDay(now: Date, place: Place, settings: Settings): string {
  const [today = '', time = ''] = localTime(now, place, settings).split(' ');
  return addDays(today, daysAhead(settings) + (time < cutOffOf(settings) ? 0 : 1));
}

/** The local time until which a day can be ordered for, or a delivery on it changed. */
export function closesAt(date: string, settings: Settings): string {
  return `${addDays(date, -daysAhead(settings))} ${cutOffOf(settings)}`;
}

export function isClosed(date: string, now: Date, place: Place, settings: Settings): boolean {
  return localTime(now, place, settings) >= closesAt(date, settings);
}
