/** The rules of the look-up's form: the predicates of machines/domain, dressed for Formik (§5, BEY-12). */

import { object, string } from 'yup';
import { invalidEmailMessage, isEmail } from '#machines/domain/email.ts';
import type { OrderProof } from '#machines/domain/order-lookup.ts';
import {
  invalidPostcodeMessage,
  isAnyPostcode,
  tidyPostcode,
  type PostcodePatterns,
} from '#machines/domain/postcode.ts';
import { requiredMessage } from '#machines/domain/required.ts';

const needed = string().trim().required(requiredMessage);

/** An e-mail that nobody has touched is the customer's, where there is one. */
export const orderLookupSchemaFor = (knownEmail: string, proof: OrderProof, postcodes: PostcodePatterns) =>
  object({
    number: needed,
    email: needed
      .transform((text: string | null) => text ?? knownEmail)
      .test('email', invalidEmailMessage, (text) => isEmail(text)),
    ...(proof === 'lastname'
      ? { lastname: needed }
      : {
          postcode: needed.test('postcode', invalidPostcodeMessage, (text) =>
            isAnyPostcode(tidyPostcode(text), postcodes),
          ),
        }),
  });
