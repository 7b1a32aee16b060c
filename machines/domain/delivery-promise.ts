/** When a delivery comes to a postcode, as the server answers it and in the words that every place shows (BEY-18). */

import { clockText, dayText, type DeliveryWindow } from './delivery-window.ts';

export interface PromisedPlace {
  readonly countryCode: string;
  readonly postcode: string;
}

/** What the server says of a place. */
export interface PromiseAnswer extends PromisedPlace {
  /** Null where no locality has the postcode. */
  readonly locality: string | null;
  readonly isServed: boolean;
  /** 0 is Sunday; none where no van comes by. */
  readonly weekdays: readonly number[];
  readonly next: Pick<DeliveryWindow, 'date'> | null;
  /** As in 2026-11-27 14:00, by the clock of the place. */
  readonly orderBy: string | null;
}

/** Worded once, so that every place says the same. */
export interface DeliveryPromise {
  /** Paddington 4064. */
  readonly place: string;
  readonly isServed: boolean;
  /** The whole answer in a sentence. */
  readonly sentence: string;
  /** Saturday 28 November; null where no day can be named. */
  readonly next: string | null;
  /** Order by 2 pm on Friday 27 November. */
  readonly orderBy: string | null;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Tuesdays and Saturdays; Monday to Saturday where three or more follow each other. */
export const weekdaysText = (weekdays: readonly number[]): string => {
  const first = weekdays[0] ?? 0;
  const isRun = weekdays.length > 2 && weekdays.every((weekday, place) => weekday === first + place);
  const names = weekdays.map((weekday) => days[weekday] ?? '');
  if (isRun) return `from ${names[0]} to ${names.at(-1)}`;
  const plurals = names.map((name) => `${name}s`);
  return `on ${[plurals.slice(0, -1).join(', '), plurals.at(-1)].filter(Boolean).join(' and ')}`;
};

export const momentText = (moment: string): string => {
  const [date = '', time = ''] = moment.split(' ');
  return `${clockText(time)} on ${dayText(date)}`;
};

const sentenceOf = ({ isServed, weekdays, next }: PromiseAnswer, place: string): string => {
  if (!isServed) return `We do not deliver to ${place} yet.`;
  if (weekdays.length === 0) return `We deliver to ${place}. The checkout says how.`;
  const round = `We deliver to ${place} ${weekdaysText(weekdays)}`;
  return next === null ? `${round}. The coming week is full.` : `${round}, next: ${dayText(next.date)}.`;
};

export const promiseOf = (answer: PromiseAnswer): DeliveryPromise => {
  const { locality, postcode, isServed, next, orderBy } = answer;
  const place = locality === null ? postcode : `${locality} ${postcode}`;
  return {
    place,
    isServed,
    sentence: sentenceOf(answer, place),
    next: next && dayText(next.date),
    orderBy: orderBy && `Order by ${momentText(orderBy)}`,
  };
};
