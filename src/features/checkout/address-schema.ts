/** The address form's rules: the predicates of machines/domain, dressed for Formik (§5). */

import { boolean, number, object, string } from 'yup';
import { canBeLeft, hasRegion } from '#machines/domain/address.ts';
import {
  invalidPostcodeMessage,
  isPostcode,
  noPatterns,
  tidyPostcode,
  type PostcodePatterns,
} from '#machines/domain/postcode.ts';
import { isFilled, requiredMessage } from '#machines/domain/required.ts';
import { invalidStreetMessage, isStreet } from '#machines/domain/street.ts';
import { invalidTelephoneMessage, isTelephone } from '#machines/domain/telephone.ts';

const needed = string().trim().required(requiredMessage);

/** What else of the address a rule looks at. */
const textIn = (parent: unknown, field: 'countryCode' | 'regionCode'): string =>
  typeof parent === 'object' && parent !== null
    ? String(new Map(Object.entries(parent)).get(field) ?? '')
    : '';

export const addressSchemaFor = (postcodes: PostcodePatterns) =>
  object({
    firstname: needed,
    lastname: needed,
    company: string(),
    telephone: needed.test('telephone', invalidTelephoneMessage, (text) => isTelephone(text)),
    street: needed.test('street', invalidStreetMessage, (text) => isStreet(text)),
    street2: string(),
    city: needed,
    regionId: number()
      .nullable()
      .test('region', requiredMessage, (regionId, { parent }) =>
        hasRegion({
          countryCode: textIn(parent, 'countryCode'),
          regionCode: textIn(parent, 'regionCode'),
          regionId: regionId ?? null,
        }),
      ),
    postcode: needed.test('postcode', invalidPostcodeMessage, (text, { parent }) =>
      isPostcode(tidyPostcode(text), textIn(parent, 'countryCode'), postcodes),
    ),
    countryCode: needed,
    deliveryInstructions: string()
      .nullable()
      // the form hands over an empty text as undefined; only null means that no authority is given
      .test(
        'instructions',
        requiredMessage,
        (text, { parent }) =>
          text === null || !canBeLeft(textIn(parent, 'countryCode')) || isFilled(text ?? ''),
      ),
    isSavedInBook: boolean(),
  });

/** Of a stored address nothing else is typed. */
export const storedSchema = addressSchemaFor(noPatterns).pick(['deliveryInstructions']);
