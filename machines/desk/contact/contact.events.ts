/** Requests to the contact machine and its facts (CONTENT-03). */

import type { Enquiry, EnquiryDraft } from '../../domain/enquiry.ts';
import type { FailureKind } from '../../domain/failure.ts';

export type ContactEvent =
  /** Stores a field, so that it survives leaving the page. */
  | { readonly type: 'contact.keepDraft'; readonly draft: Partial<EnquiryDraft> }
  | { readonly type: 'contact.send'; readonly enquiry: Enquiry }
  /** The page was left, or a new enquiry begins: messages about the last one are cleared. */
  | { readonly type: 'contact.renew' }
  /** The customer has signed out. */
  | { readonly type: 'contact.forget' };

export type ContactFact =
  /** For the tab's storage; the only fact with personal data. */
  | { readonly type: 'contact.draftChanged'; readonly draft: EnquiryDraft }
  | { readonly type: 'contact.sent' }
  | { readonly type: 'contact.failed'; readonly kind: FailureKind };
