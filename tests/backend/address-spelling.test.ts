/** How the address look-up writes what shoppers type. */
import { expect, test } from 'vitest';
import { findAddresses } from '#backend/address-search/find-addresses.ts';

test.each([
  ["12 O'Connell St, parramatta", "12 O'Connell Street"],
  ["12 o'connell st parramatta", "12 O'Connell Street"],
  ['3 McDougall rd, parramatta nsw', '3 McDougall Road'],
  ['3 mcdougall rd parramatta', '3 McDougall Road'],
  ['3 MCDOUGALL RD PARRAMATTA', '3 McDougall Road'],
  ['po box 12 parramatta', 'PO Box 12'],
  ['PO Box 12, Parramatta', 'PO Box 12'],
  ['GPO Box 12, Parramatta', 'GPO Box 12'],
  ['7 Van der Berg street parramatta', '7 Van der Berg Street'],
  ['7 la trobe street parramatta', '7 La Trobe Street'],
  ['7 DeLaine mt parade parramatta', '7 DeLaine Mount Parade'],
])('writes "%s" as %s [BEY-23]', (typed, street) => {
  const [found] = findAddresses('AU', typed);
  expect(found).toMatchObject({ street, city: 'Parramatta' });
});
