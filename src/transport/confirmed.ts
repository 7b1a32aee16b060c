/** What the answer of a write must be before the write counts as done (§7, BEY-20). */

import { unconfirmedFailure } from './failures.ts';

export const requireTrue = (answer: unknown): void => {
  if (answer !== true) throw unconfirmedFailure(answer);
};

/** The number the server gave to what it made, as Magento writes it: 21 or "21". */
export const requireId = (answer: unknown): string => {
  const isNumber = Number.isSafeInteger(answer) || typeof answer === 'string';
  const id = isNumber ? String(answer) : '';
  if (!/^[1-9]\d{0,19}$/.test(id)) throw unconfirmedFailure(answer);
  return id;
};
