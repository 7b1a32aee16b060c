/**
 * The company's teams: plain, purchase order required, inactive, number pending (§3, §4, GEN-06).
 */
import type { SeedAccount } from '../seed-people-types.ts';

type Member = SeedAccount['members'][number];

const abn = '67 718 205 364';
const shared = { kind: 'team', companyId: 1, abn, anzsicCode: '3212' } as const;

const grace = (isDefault = false): Member => ({
  customerId: 21,
  isDefault,
  isActive: true,
  jobTitle: 'Office manager',
});
const martin = (isDefault = false): Member => ({
  customerId: 22,
  isDefault,
  isActive: true,
  jobTitle: 'Warehouse coordinator',
});
const priya = (isDefault = false): Member => ({
  customerId: 23,
  isDefault,
  isActive: true,
  jobTitle: 'Studio lead',
});
const joel: Member = { customerId: 24, isDefault: true, isActive: false, jobTitle: 'Site supervisor' };

export const teams: readonly SeedAccount[] = [
  {
    ...shared,
    id: 201,
    isActive: true,
    name: 'Harbourline head office',
    email: 'office@harbourline.example.com',
    size: '20-199',
    phone: '07 7010 3300',
    externalId: 520118,
    isPoRequired: false,
    billGroup: 'Head office',
    deliveryAddress: {
      street: ['Level 9', '240 Queen Street'],
      city: 'Brisbane City',
      region: 'Queensland',
      regionId: 608,
      postcode: '4000',
      countryId: 'AU',
    },
    billingAccountId: null,
    members: [grace(true), martin(), priya(), joel],
  },
  {
    ...shared,
    id: 202,
    isActive: true,
    name: 'Harbourline warehouse',
    email: 'warehouse@harbourline.example.com',
    size: '20-199',
    phone: '07 7010 3318',
    externalId: 520119,
    isPoRequired: true,
    billGroup: 'Operations',
    deliveryAddress: {
      street: ['66 Fison Avenue West'],
      city: 'Eagle Farm',
      region: 'Queensland',
      regionId: 608,
      postcode: '4009',
      countryId: 'AU',
    },
    billingAccountId: 201,
    members: [grace(), martin(true)],
  },
  {
    ...shared,
    id: 203,
    isActive: false,
    name: 'Harbourline Gold Coast (closed)',
    email: null,
    size: '1-19',
    phone: null,
    externalId: 520120,
    isPoRequired: false,
    billGroup: 'Showrooms',
    deliveryAddress: {
      street: ['41 Bundall Road'],
      city: 'Bundall',
      region: 'Queensland',
      regionId: 608,
      postcode: '4217',
      countryId: 'AU',
    },
    billingAccountId: 201,
    members: [grace(), martin()],
  },
  {
    ...shared,
    id: 204,
    isActive: true,
    name: 'Harbourline Sydney studio',
    email: 'sydney@harbourline.example.com',
    size: '1-19',
    phone: '02 7010 4401',
    externalId: null,
    isPoRequired: false,
    billGroup: null,
    deliveryAddress: {
      street: ['118 Crown Street'],
      city: 'Surry Hills',
      region: 'New South Wales',
      regionId: 606,
      postcode: '2010',
      countryId: 'AU',
    },
    billingAccountId: 201,
    members: [grace(), martin(), priya(true)],
  },
];
