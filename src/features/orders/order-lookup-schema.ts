/** Validation schema of the order lookup, from the domain rules (§5, BEY-12). */

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

/** An untouched e-mail falls back to the customer's own. */
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
