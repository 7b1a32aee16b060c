/**
 * Business customers: one with his own accounts, four members of a company (§1, §6, GEN-05,
 * GEN-06).
 */
import type { SeedAddress, SeedCustomer } from '../seed-people-types.ts';
import { typeOfCustomer } from './customer-attributes.ts';
import { demoPassword } from './demo-password.ts';

const commercial = { type_of_customer: typeOfCustomer.commercial };

const roasters: SeedAddress = {
  firstname: 'Colin',
  lastname: 'Mackie',
  company: 'Mackie Street Roasters',
  street: ['31 Doggett Street'],
  city: 'Newstead',
  regionId: 608,
  postcode: '4006',
  countryId: 'AU',
  telephone: '07 7010 2216',
  addressName: 'Roastery',
  deliveryInstructions: 'Roller door on the lane side, open from 6 am.',
  isDefaultBilling: true,
  isDefaultShipping: true,
};

const colin: SeedCustomer = {
  id: 11,
  email: 'colin@example.com',
  password: demoPassword,
  prefix: 'Mr',
  firstname: 'Colin',
  lastname: 'Mackie',
  phone: '07 7010 2216',
  mobile: '0491 570 157',
  dateOfBirth: '1976-11-29',
  attributes: commercial,
  msdPartyId: 'P-200031',
  addresses: [roasters],
  savedCards: [{ type: 'MC', lastFour: '4444', expiry: '07/2029' }],
  savedPayPal: ['accounts@mackiestreet.example.com'],
};

function headOffice(firstname: string, lastname: string, telephone: string): SeedAddress {
  return {
    firstname,
    lastname,
    company: 'Harbourline Interiors',
    street: ['Level 9', '240 Queen Street'],
    city: 'Brisbane City',
    regionId: 608,
    postcode: '4000',
    countryId: 'AU',
    telephone,
    addressName: 'Head office',
    deliveryInstructions: 'Loading dock in Burnett Lane; ask for level 9.',
    isDefaultBilling: true,
    isDefaultShipping: true,
  };
}

const grace: SeedCustomer = {
  id: 21,
  email: 'grace@example.com',
  password: demoPassword,
  prefix: 'Ms',
  firstname: 'Grace',
  lastname: 'Okafor',
  phone: '07 7010 3300',
  mobile: '0491 570 158',
  dateOfBirth: '1979-05-08',
  attributes: commercial,
  msdPartyId: 'P-300007',
  isCompanyCustomer: true,
  addresses: [headOffice('Grace', 'Okafor', '07 7010 3300')],
  savedCards: [{ type: 'VI', lastFour: '1111', expiry: '12/2030' }],
};

const martin: SeedCustomer = {
  id: 22,
  email: 'martin@example.com',
  password: demoPassword,
  prefix: 'Mr',
  firstname: 'Martin',
  lastname: 'Szabo',
  phone: '07 7010 3318',
  mobile: '0491 570 159',
  dateOfBirth: '1988-10-21',
  attributes: commercial,
  msdPartyId: 'P-300012',
  isCompanyCustomer: true,
  addresses: [headOffice('Martin', 'Szabo', '07 7010 3318')],
};

const priya: SeedCustomer = {
  id: 23,
  email: 'priya@example.com',
  password: demoPassword,
  prefix: 'Ms',
  firstname: 'Priya',
  lastname: 'Raman',
  phone: '02 7010 4401',
  mobile: '0491 570 110',
  dateOfBirth: '1993-01-30',
  attributes: commercial,
  msdPartyId: 'P-300019',
  isCompanyCustomer: true,
  addresses: [],
};

/** Left the company; kept as an inactive member. */
const joel: SeedCustomer = {
  id: 24,
  email: 'joel@example.com',
  password: demoPassword,
  firstname: 'Joel',
  lastname: 'Pridham',
  mobile: '0491 570 737',
  attributes: commercial,
  isCompanyCustomer: true,
  addresses: [],
};

export const businessCustomers: readonly SeedCustomer[] = [colin, grace, martin, priya, joel];
