/** The slot of the card machine. */

import { listenerSlot } from '../../slot.ts';
import type { CardFieldsRequest } from './card.events.ts';

/**
 * Mounts the provider's fields in their places while it runs and reports what happens in them.
 * It answers `cardFields.tokenize` by `cardFields.tokenized` or `cardFields.refused`.
 */
export const cardFields = listenerSlot<CardFieldsRequest, undefined>('cardFields');
