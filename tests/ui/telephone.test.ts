/** One rule for telephone numbers in every form, and what pasting leaves in them. */

import { expect, test } from 'vitest';
import { enquirySchemaFor } from '#features/contact/enquiry-schema.ts';
import { registrationSchema } from '#features/sign-in/sign-in-schema.ts';
import { addressProblems, sanitiseAddress } from '#machines/domain/address.ts';
import { collectionProblems, noCollection } from '#machines/domain/pickup.ts';
import { personProblems, profileProblems } from '#machines/domain/profile.ts';
import { brisbane } from '../models/goods.ts';

const forms: Readonly<Record<string, (number: string) => boolean>> = {
  address: (telephone) => addressProblems({ ...brisbane, telephone }).telephone === undefined,
  collection: (telephone) =>
    collectionProblems({ ...noCollection, shopper: { ...brisbane, telephone } }).telephone === undefined,
  enquiry: (telephone) =>
    enquirySchemaFor({ name: '', email: '' }).pick(['telephone']).isValidSync({ telephone }),
  registration: (phone) => registrationSchema.pick(['phone']).isValidSync({ phone }),
  profile: (phone) =>
    profileProblems({ ...brisbane, prefix: '', dateOfBirth: '', phone, mobile: '' }).phone === undefined,
  person: (mobile) =>
    personProblems({ jobTitle: '', phone: '', mobile, isActive: true }).mobile === undefined,
};

test.each(Object.entries(forms))('takes what can be a telephone number: %s [BEY-23]', (_, isTaken) => {
  const good = ['07 3000 1234', '(07) 3000-1234', '+61 400 000 000', '0064 9 555 0100', '1300 975 707'];
  const odd = [
    '13 20 11',
    '０４００ ０００ ０００',
    '\u200b0400\u2013000\u2013000',
    '0400\u00a0000\u00a0000',
  ];
  const bad = ['1', '12345', '3000 123', '0'.repeat(16), 'call me', '0400 000 000 x', '++61400000000'];
  expect([...good, ...odd].filter((number) => !isTaken(number))).toEqual([]);
  expect(bad.filter(isTaken)).toEqual([]);
});

test('sends pasted numbers and postcodes without invisible characters and odd digits [BEY-23]', () => {
  const pasted = {
    ...brisbane,
    telephone: ' \u200b０４００\u2013000\u2013000 ',
    postcode: '\ufeff４0\u200900 ',
  };
  expect(addressProblems(pasted)).toEqual({});
  expect(sanitiseAddress(pasted)).toMatchObject({ telephone: '0400-000-000', postcode: '4000' });
});
