/** The company with teams and the permissions of its members (§6, getCustomerCompany). */
import type { SeedCompany } from '../seed-people-types.ts';

export const companies: readonly SeedCompany[] = [
  {
    id: 1,
    name: 'Harbourline Interiors',
    legalName: 'Harbourline Interiors Pty Ltd',
    email: 'office@harbourline.example.com',
    adminId: 21,
    roles: [
      { id: 1, name: 'Company administrator' },
      { id: 2, name: 'Buyer' },
    ],
    members: [
      { customerId: 21, roleId: 1 },
      { customerId: 22, roleId: null },
      { customerId: 23, roleId: 2 },
      { customerId: 24, roleId: null },
    ],
  },
];
