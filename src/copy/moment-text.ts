/** Text for a time of day, in the time zone of the place. */

import { clockText, dayText } from '#machines/domain/delivery-window.ts';

/** '2 pm on Friday 27 November' for '2026-11-27 14:00'. */
export const momentText = (moment: string): string => {
  const [date = '', time = ''] = moment.split(' ');
  return `${clockText(time)} on ${dayText(date)}`;
};
