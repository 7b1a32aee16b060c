/** What the response to a write must be for the write to count as done (§7, BEY-20). */

import { unconfirmedFailure } from './failures.ts';

export const requireTrue = (answer: unknown): void => {
  if (answer !== true) throw unconfirmedFailure(answer);
};

/** The id of what the server created; Magento writes 21 or "21". */
export const requireId = (answer: unknown): string => {
  const isNumber = Number.isSafeInteger(answer) || typeof answer === 'string';
  const id = isNumber ? String(answer) : '';
  if (!/^[1-9]\d{0,19}$/.test(id)) throw unconfirmedFailure(answer);
  return id;
};
