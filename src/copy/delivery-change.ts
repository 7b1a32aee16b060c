/** Text for the deadline until which a planned delivery can be changed (BEY-19). */

import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import { momentText } from './moment-text.ts';

/** The deadline, or that it has passed. */
export const deadlineText = ({ canChange, changeUntil }: PlannedDelivery): string =>
  canChange
    ? `You can change this until ${momentText(changeUntil)}.`
    : `This could be changed until ${momentText(changeUntil)}. Please call us if it does not suit.`;
