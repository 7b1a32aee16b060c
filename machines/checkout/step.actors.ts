/** Actor slots that a step machine needs. */

import { slot } from '../slot.ts';
import type { Submission } from './step.events.ts';

/** Resolves when the server accepts the submission, rejects with its reason. */
export const submitStep = slot<void, { readonly submission: Submission }>('submitStep');
