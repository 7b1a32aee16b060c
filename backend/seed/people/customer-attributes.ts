/** The customer attribute for home or work (GEN-05, §7 getTypesOfCustomer). */
import type { SeedAttribute } from '../seed-catalog-types.ts';

/** Option ids as Magento assigns them; the label has the meaning. */
export const typeOfCustomer = { residential: '4', commercial: '5' } as const;

export const customerAttributes: readonly SeedAttribute[] = [
  {
    entityType: 'customer',
    code: 'type_of_customer',
    id: 801,
    label: 'Type of customer',
    input: 'select',
    position: 10,
    options: [
      { value: typeOfCustomer.residential, label: 'Residential', swatch: null },
      { value: typeOfCustomer.commercial, label: 'Commercial', swatch: null },
    ],
  },
];
