/**
 * Lists public holidays without deliveries: national ones only, those of single states are unknown
 * (BEY-18).
 */
import { addDays, weekdayOf } from './calendar.ts';

const sunday = 0;
const monday = 1;
const saturday = 6;

/** Anonymous Gregorian computus. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * shift + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

function dateOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function nthMonday(year: number, month: number, nth: number): string {
  const first = dateOf(year, month, 1);
  return addDays(first, ((monday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

/** Australia Day moves to the Monday after when it falls on a weekend. */
function orMonday(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === saturday ? addDays(date, 2) : weekday === sunday ? addDays(date, 1) : date;
}

/** Set by law, up to the last year listed. */
const matariki: readonly string[] = ['2026-07-10', '2027-06-25', '2028-07-14', '2029-07-06', '2030-06-21'];

function shared(year: number): string[] {
  const easter = easterSunday(year);
  return [
    dateOf(year, 1, 1),
    addDays(easter, -2),
    addDays(easter, 1),
    dateOf(year, 4, 25),
    dateOf(year, 12, 25),
    dateOf(year, 12, 26),
  ];
}

const own: Readonly<Record<string, (year: number) => readonly string[]>> = {
  AU: (year) => [orMonday(dateOf(year, 1, 26))],
  NZ: (year) => [
    dateOf(year, 1, 2),
    dateOf(year, 2, 6),
    nthMonday(year, 6, 1),
    nthMonday(year, 10, 4),
    ...matariki,
  ],
};

export function isHoliday(countryId: string | null, date: string): boolean {
  const year = Number(date.slice(0, 4));
  const ofCountry = own[countryId ?? ''];
  return ofCountry !== undefined && [...shared(year), ...ofCountry(year)].includes(date);
}
