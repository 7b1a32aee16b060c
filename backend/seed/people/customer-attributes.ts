/** What a customer tells about themselves beyond name and email: home or work (GEN-05, §7 getTypesOfCustomer). */
import type { SeedAttribute } from '../seed-catalog-types.ts';

export const customerAttributes: readonly SeedAttribute[] = [
  {
    entityType: 'customer',
    code: 'type_of_customer',
    id: 801,
    label: 'Type of customer',
    input: 'select',
    position: 10,
    options: [
      { value: 'RESIDENTIAL', label: 'Residential', swatch: null },
      { value: 'COMMERCIAL', label: 'Commercial', swatch: null },
    ],
  },
];
