/** Where each field of the enquiry form stands, for the summary of its errors to lead to. */

import type { Enquiry } from '#machines/domain/enquiry.ts';

export const fieldIds: Readonly<Record<keyof Enquiry, string>> = {
  name: 'enquiry-name',
  email: 'enquiry-email',
  telephone: 'enquiry-telephone',
  comment: 'enquiry-comment',
};
