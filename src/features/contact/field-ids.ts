/** Ids of the enquiry fields, for the error summary. */

import type { Enquiry } from '#machines/domain/enquiry.ts';

export const fieldIds: Readonly<Record<keyof Enquiry, string>> = {
  name: 'enquiry-name',
  email: 'enquiry-email',
  telephone: 'enquiry-telephone',
  comment: 'enquiry-comment',
};
