/** The content of the enquiry form (§2 /contact-us, CONTENT-03). */

import type { Failure } from './failure.ts';
import { tidyTelephone } from './telephone.ts';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  /** Empty where omitted. */
  readonly telephone: string;
  readonly comment: string;
}

/** The content of the form; null for an untouched field, which shows the customer's known value. */
export interface EnquiryDraft extends Omit<Enquiry, 'name' | 'email'> {
  readonly name: string | null;
  readonly email: string | null;
}

export const emptyDraft: EnquiryDraft = { name: null, email: null, telephone: '', comment: '' };

/** Keeps the person for the next enquiry. */
export const nextDraft = ({ name, email, telephone }: EnquiryDraft): EnquiryDraft => ({
  name,
  email,
  telephone,
  comment: '',
});

/** Trims spaces around the values. */
export const trimmed = ({ name, email, telephone, comment }: Enquiry): Enquiry => ({
  name: name.trim(),
  email: email.trim(),
  telephone: tidyTelephone(telephone),
  comment: comment.trim(),
});

export const lateAnswer: Failure = {
  kind: 'network',
  message: 'We got no answer from the shop in time.',
};
