/** Private customers in Australia and New Zealand (§1, GEN-05). */
import type { SeedCustomer } from '../seed-people-types.ts';
import { typeOfCustomer } from './customer-attributes.ts';
import { demoPassword } from './demo-password.ts';

const residential = { type_of_customer: typeOfCustomer.residential };

/** Has everything a returning customer may have: two addresses, two cards, a wallet. */
const hannah: SeedCustomer = {
  id: 1,
  email: 'hannah@example.com',
  password: demoPassword,
  prefix: 'Ms',
  firstname: 'Hannah',
  lastname: 'Whitford',
  phone: '07 5550 1042',
  mobile: '0491 570 156',
  dateOfBirth: '1984-03-17',
  isSubscribed: true,
  attributes: residential,
  msdPartyId: 'P-100101',
  addresses: [
    {
      firstname: 'Hannah',
      lastname: 'Whitford',
      street: ['14 Latrobe Terrace'],
      city: 'Paddington',
      regionId: 608,
      postcode: '4064',
      countryId: 'AU',
      telephone: '0491 570 156',
      addressName: 'Home',
      deliveryInstructions: 'Leave the bottles on the veranda, left of the door. The dog is friendly.',
      isDefaultBilling: true,
      isDefaultShipping: true,
    },
    {
      firstname: 'Robert',
      lastname: 'Whitford',
      street: ['Unit 3', '88 Marine Parade'],
      city: 'Kingscliff',
      regionId: 606,
      postcode: '2487',
      countryId: 'AU',
      telephone: '02 5550 1187',
      addressName: 'Dad’s place',
      deliveryInstructions: 'Please ring first; the lift key is with the caretaker.',
    },
  ],
  savedCards: [
    { type: 'VI', lastFour: '1111', expiry: '11/2030' },
    { type: 'MC', lastFour: '4444', expiry: '04/2029' },
  ],
  savedPayPal: ['hannah@example.com'],
};

const aroha: SeedCustomer = {
  id: 2,
  email: 'aroha@example.com',
  password: demoPassword,
  firstname: 'Aroha',
  lastname: 'Tamihana',
  phone: '09 555 0138',
  mobile: '021 555 0138',
  dateOfBirth: '1991-08-02',
  attributes: residential,
  msdPartyId: 'P-100214',
  addresses: [
    {
      firstname: 'Aroha',
      lastname: 'Tamihana',
      street: ['27 Ponsonby Road'],
      city: 'Auckland',
      regionId: null,
      postcode: '1011',
      countryId: 'NZ',
      telephone: '09 555 0138',
      addressName: 'Home',
      isDefaultBilling: true,
      isDefaultShipping: true,
    },
    {
      firstname: 'Aroha',
      lastname: 'Tamihana',
      company: 'Kōwhai Pottery Studio',
      street: ['5 Cuba Street'],
      city: 'Wellington',
      regionId: null,
      postcode: '6011',
      countryId: 'NZ',
      telephone: '04 555 0171',
      addressName: 'Studio',
    },
  ],
  savedCards: [{ type: 'VI', lastFour: '1111', expiry: '02/2029' }],
};

/** Her tokens expire after ten seconds, to try an expiring session. */
const tessa: SeedCustomer = {
  id: 3,
  email: 'tessa@example.com',
  password: demoPassword,
  firstname: 'Tessa',
  lastname: 'Quick',
  mobile: '0491 570 313',
  attributes: residential,
  tokenSeconds: 10,
  addresses: [
    {
      firstname: 'Tessa',
      lastname: 'Quick',
      street: ['9 Rathdowne Street'],
      city: 'Carlton',
      regionId: 607,
      postcode: '3053',
      countryId: 'AU',
      telephone: '0491 570 313',
      addressName: 'Home',
      isDefaultBilling: true,
      isDefaultShipping: true,
    },
  ],
};

/** A new customer: no address, no merchant number yet, and a saved card that is declined. */
const noel: SeedCustomer = {
  id: 4,
  email: 'noel@example.com',
  password: demoPassword,
  firstname: 'Noel',
  lastname: 'Fresher',
  attributes: residential,
  addresses: [],
  savedCards: [{ type: 'VI', lastFour: '1115', expiry: '09/2028' }],
};

export const privateCustomers: readonly SeedCustomer[] = [hannah, aroha, tessa, noel];
