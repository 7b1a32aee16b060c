/**
 * Converts moments to calendar days in the shop's time zone, because deliveries are planned by day
 * (ROUTE-02).
 */
import { settingText, type Settings } from '../store/settings.ts';

const day = 24 * 60 * 60 * 1000;

/** Formatted as 2026-11-24. */
export function dayOf(moment: Date, settings: Settings): string {
  const timeZone = settingText(settings, 'timezone', 'Australia/Brisbane');
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** For mails: Tuesday, 24 November 2026. */
/** Formatted as 7 am or 2.30 pm. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

export function dayText(date: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Formats a local moment, such as 2026-11-24 14:00, for mails. */
export function momentText(moment: string): string {
  const [date = '', time = ''] = moment.split(' ');
  return `${time === '24:00' ? 'midnight' : time} on ${dayText(date)}`;
}
