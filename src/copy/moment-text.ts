/** An hour of a day, by the clock of the place. */

import { dayText } from '#machines/domain/delivery-window.ts';

/** 2 pm, 2.30 pm, midnight. */
const clockText = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (hours % 24 === 0 && minutes === 0) return 'midnight';
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'am' : 'pm'}`;
};

/** '2 pm on Friday 27 November', of '2026-11-27 14:00'. */
export const momentText = (moment: string): string => {
  const [date = '', time = ''] = moment.split(' ');
  return `${clockText(time)} on ${dayText(date)}`;
};
