/** Validation schema of the enquiry form, from the domain rules (§5, CONTENT-03). */

import { object, string } from 'yup';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { invalidTelephoneMessage, isTelephone } from '#machines/domain/telephone.ts';

export type Known = Pick<Enquiry, 'name' | 'email'>;

const needed = string().trim().required(requiredMessage);

/** Untouched fields fall back to the known customer data. */
export const enquirySchemaFor = ({ name, email }: Known) =>
  object({
    name: needed.transform((text: string | null) => text ?? name),
    email: needed
      .transform((text: string | null) => text ?? email)
      .test('email', invalidEmailMessage, (text) => isEmail(text)),
    telephone: string()
      .trim()
      .test('telephone', invalidTelephoneMessage, (text = '') => text === '' || isTelephone(text)),
    comment: needed,
  });
