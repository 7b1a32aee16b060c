/** Actor slots that the contact machine needs. */

import type { Enquiry } from '../../domain/enquiry.ts';
import { slot } from '../../slot.ts';

/** Sent once: the shop cannot check whether an enquiry without a response arrived. */
export const sendEnquiry = slot<void, { readonly enquiry: Enquiry }>('sendEnquiry');
