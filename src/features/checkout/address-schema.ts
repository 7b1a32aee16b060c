/** The address form's rules: the predicates of machines/domain, dressed for Formik (§5). */

import { number, object, string } from 'yup';
import { wantsRegion } from '#machines/domain/address.ts';
import { invalidPostcodeMessage, isPostcode } from '#machines/domain/postcode.ts';
import { requiredMessage } from '#machines/domain/required.ts';
import { invalidStreetMessage, isStreet } from '#machines/domain/street.ts';

const needed = string().trim().required(requiredMessage);

const countryIn = (parent: unknown): string =>
  typeof parent === 'object' && parent !== null && 'countryCode' in parent ? String(parent.countryCode) : '';

export const addressSchema = object({
  firstname: needed,
  lastname: needed,
  company: string(),
  telephone: needed,
  street: needed.test('street', invalidStreetMessage, (text) => isStreet(text)),
  street2: string(),
  city: needed,
  regionId: number()
    .nullable()
    .test(
      'region',
      requiredMessage,
      (id, { parent }) => !wantsRegion(countryIn(parent)) || typeof id === 'number',
    ),
  postcode: needed.test('postcode', invalidPostcodeMessage, (text) => isPostcode(text)),
  countryCode: needed,
});
