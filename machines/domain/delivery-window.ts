/** Delivery slots, and which of them are still available (§3 store config, SHIP-05). */

import type { Failure } from './failure.ts';

export interface DeliveryWindow {
  readonly code: string;
  /** For example 2026-11-24. */
  readonly date: string;
  /** For example 08:00. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isFull: boolean;
}

/** The server's slots for a place and a cart. */
export interface DeliveryOffer {
  readonly windows: readonly DeliveryWindow[];
  /** The slot on the cart; null for none. */
  readonly saved: string | null;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * False within the minimum period. Days begin later in UTC than in both countries, so that no
 * possible day is hidden; the server refuses the rest.
 */
export const isInTime = ({ date }: DeliveryWindow, now: number, minimumPeriod: number): boolean =>
  date >= new Date(now + minimumPeriod * dayLength).toISOString().slice(0, 10);

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'Tuesday 24 November'. */
export const dayText = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return `${days[day.getUTCDay()] ?? ''} ${day.getUTCDate()} ${months[day.getUTCMonth()] ?? ''}`;
};

/** For example 2 pm, 2.30 pm, midnight. */
export const clockText = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours % 24 === 0 && minutes === 0) return 'midnight';
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}\u00a0${hours % 24 < 12 ? 'am' : 'pm'}`;
};

/** 'Tuesday 24 November, 8 am to 12 pm'. */
export const deliveryWindowText = ({
  date,
  startsAt,
  endsAt,
}: Pick<DeliveryWindow, 'date' | 'startsAt' | 'endsAt'>): string =>
  `${dayText(date)}, ${clockText(startsAt)} to ${clockText(endsAt)}`;

export const slotUnavailableMessage = (slot: DeliveryWindow): string =>
  `${deliveryWindowText(slot)} has filled up. Choose other hours, or leave it to us.`;

/** The chosen slot is no longer available; undefined where it is not even listed. */
export const slotUnavailable = (full: DeliveryWindow | undefined): Failure => ({
  kind: 'refused',
  message:
    full === undefined
      ? 'The hours you wished for are not offered any more. Choose other hours, or leave it to us.'
      : slotUnavailableMessage(full),
});
