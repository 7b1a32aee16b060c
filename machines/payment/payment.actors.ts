/** What the payment machine needs from outside. */

import { listenerSlot } from '../slot.ts';
import type { CardFieldsRequest } from './payment.events.ts';

/**
 * Puts the provider's fields into their places while it runs and tells what happens there.
 * It is sent `card.tokenize` and answers `card.tokenized` or `card.refused`.
 */
export const cardFields = listenerSlot<CardFieldsRequest, undefined>('cardFields');
