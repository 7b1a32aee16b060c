/** What is written with the enquiry form (§2 /contact-us, CONTENT-03). */

import type { Failure } from './failure.ts';
import { tidyTelephone } from './telephone.ts';

export interface Enquiry {
  readonly name: string;
  readonly email: string;
  /** Empty where it was left out. */
  readonly telephone: string;
  readonly comment: string;
}

/** What stands in the form; null is what nobody has touched, where it is filled in with what is known of the customer. */
export interface EnquiryDraft extends Omit<Enquiry, 'name' | 'email'> {
  readonly name: string | null;
  readonly email: string | null;
}

export const emptyDraft: EnquiryDraft = { name: null, email: null, telephone: '', comment: '' };

/** Whoever has written once is the same person the next time. */
export const nextDraft = ({ name, email, telephone }: EnquiryDraft): EnquiryDraft => ({
  name,
  email,
  telephone,
  comment: '',
});

/** Spaces around a word were not meant. */
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
