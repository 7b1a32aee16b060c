/** Texts of the delivery promise, shared by every place that shows it (BEY-18). */

import { type PromisedDelivery, type PromiseText } from '#machines/domain/delivery-promise.ts';
import { dayText } from '#machines/domain/delivery-window.ts';
import { momentText } from './moment-text.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "on Tuesdays and Saturdays", or "from Monday to Saturday" for three or more consecutive days. */
const weekdaysText = (weekdays: readonly number[]): string => {
  const first = weekdays[0] ?? 0;
  const isRun = weekdays.length > 2 && weekdays.every((weekday, place) => weekday === first + place);
  const names = weekdays.map((weekday) => days[weekday] ?? '');
  if (isRun) return `from ${names[0]} to ${names.at(-1)}`;
  const plurals = names.map((name) => `${name}s`);
  return `on ${[plurals.slice(0, -1).join(', '), plurals.at(-1)].filter(Boolean).join(' and ')}`;
};

/** "Paddington 4064". */
const placeText = ({ locality, postcode }: PromisedDelivery): string =>
  locality === null ? postcode : `${locality} ${postcode}`;

/** "Order by 2 pm on Friday 27 November". */
const orderByText = ({ orderBy }: PromisedDelivery): string | null =>
  orderBy && `Order by ${momentText(orderBy)}`;

/** The whole answer as one or two sentences. */
const sentenceOf = (promise: PromisedDelivery): string => {
  const { isServed, weekdays, next } = promise;
  const place = placeText(promise);
  if (!isServed) return `We do not deliver to ${place} yet.`;
  if (weekdays.length === 0) return `We deliver to ${place}. The checkout says how.`;
  const round = `We deliver to ${place} ${weekdaysText(weekdays)}`;
  return next === null ? `${round}. The coming week is full.` : `${round}, next: ${dayText(next)}.`;
};

/** "Mon 30 Nov". */
const shortDayText = (date: string): string =>
  dayText(date)
    .split(' ')
    .map((word) => word.slice(0, 3))
    .join(' ');

/** The texts are added where the promise is read, so that every place shows the same. */
export const promiseText = (promise: PromisedDelivery): PromiseText => {
  const { isServed, next } = promise;
  const short = next === null ? null : shortDayText(next);
  return {
    place: placeText(promise),
    sentence: sentenceOf(promise),
    next: next && dayText(next),
    short: isServed ? short : 'No delivery to you',
    orderBy: orderByText(promise),
  };
};
