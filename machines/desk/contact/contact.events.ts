/** What the contact machine is asked and tells; a fact says nothing of the person (TRK-04). */

import type { Enquiry, EnquiryDraft } from '../../domain/enquiry.ts';
import type { FailureKind } from '../../domain/failure.ts';

export type ContactEvent =
  /** What was written into a field: it outlasts the page. */
  | { readonly type: 'contact.keepDraft'; readonly draft: Partial<EnquiryDraft> }
  | { readonly type: 'contact.send'; readonly enquiry: Enquiry }
  /** The page was left, or another enquiry is to be written: what was said of the last one is over. */
  | { readonly type: 'contact.renew' }
  /** Whoever wrote is gone. */
  | { readonly type: 'contact.forget' };

export type ContactFact =
  { readonly type: 'contact.sent' } | { readonly type: 'contact.failed'; readonly kind: FailureKind };
