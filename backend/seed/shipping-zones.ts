/**
 * Shipping rates by postcode; the first matching zone applies.
 *
 * Every Australian postcode in use is covered. PO box and large-volume ranges (1000s, 8000s, 9000s
 * and the end of each state's range) do not reveal a suburb, so they are priced as regional,
 * without express. Postcodes never issued (0000–0199, 0300–0799) match no zone.
 */
import type { SeedShippingMethod, SeedShippingZone } from './seed-types.ts';

function standard(price: number, freeFrom: number): SeedShippingMethod {
  return {
    carrierCode: 'bwdelivery',
    carrierTitle: 'Brightwater delivery',
    methodCode: 'standard',
    methodTitle: 'Scheduled delivery',
    price,
    freeFrom,
  };
}

function express(price: number): SeedShippingMethod {
  return {
    carrierCode: 'bwdelivery',
    carrierTitle: 'Brightwater delivery',
    methodCode: 'express',
    methodTitle: 'Next business day',
    price,
  };
}

export const shippingZones: readonly SeedShippingZone[] = [
  {
    code: 'au-metro',
    country: 'AU',
    postcodes: [
      // Sydney, the Central Coast, Newcastle and Wollongong
      ['2000', '2310'],
      ['2500', '2530'],
      ['2555', '2574'],
      ['2740', '2786'],
      // Canberra and Queanbeyan
      ['2600', '2620'],
      ['2900', '2914'],
      // Melbourne, the Mornington Peninsula and Geelong
      ['3000', '3220'],
      ['3335', '3338'],
      ['3427', '3429'],
      ['3750', '3811'],
      ['3910', '3944'],
      ['3975', '3980'],
      // Brisbane, the Gold Coast, Ipswich, Moreton Bay and the Sunshine Coast
      ['4000', '4230'],
      ['4300', '4306'],
      ['4500', '4575'],
      // Adelaide
      ['5000', '5174'],
      // Perth and Mandurah
      ['6000', '6214'],
    ],
    methods: [standard(995, 9900), express(1495)],
  },
  {
    code: 'au-remote',
    country: 'AU',
    postcodes: [
      // Northern Territory beyond Darwin and Palmerston
      ['0833', '0899'],
      // Far west of New South Wales, Lord Howe and Norfolk Island
      ['2831', '2840'],
      ['2878', '2880'],
      ['2898', '2899'],
      // Outback and Cape York Queensland
      ['4470', '4499'],
      ['4723', '4736'],
      ['4820', '4830'],
      ['4871', '4876'],
      // Far west and north of South Australia
      ['5680', '5734'],
      // Goldfields, Pilbara and Kimberley, Christmas and Cocos Islands
      ['6430', '6452'],
      ['6700', '6799'],
      // Tasmania beyond Hobart and Launceston
      ['7020', '7247'],
      ['7251', '7799'],
    ],
    methods: [standard(2995, 29900)],
  },
  {
    code: 'au-regional',
    country: 'AU',
    postcodes: [
      ['0200', '0299'],
      ['0800', '9999'],
    ],
    methods: [standard(1495, 14900)],
  },
  {
    code: 'nz-north',
    country: 'NZ',
    postcodes: [['0110', '6999']],
    methods: [standard(1495, 14900), express(1995)],
  },
  {
    code: 'nz-south',
    country: 'NZ',
    postcodes: [['7000', '9899']],
    methods: [standard(1995, 19900)],
  },
];
