/** What the contact machine needs from outside. */

import type { Enquiry } from '../../domain/enquiry.ts';
import { slot } from '../../slot.ts';

/** Asked once: whether an unanswered enquiry has arrived nobody can find out. */
export const sendEnquiry = slot<void, { readonly enquiry: Enquiry }>('sendEnquiry');
