/** Actor slot of the card machine. */

import { listenerSlot } from '../../slot.ts';
import type { CardFieldsRequest } from './card.events.ts';

/**
 * Mounts the provider's fields while it runs and reports their events. Answers
 * `cardFields.tokenize` with `cardFields.tokenized` or `cardFields.refused`.
 */
export const cardFields = listenerSlot<CardFieldsRequest, undefined>('cardFields');
