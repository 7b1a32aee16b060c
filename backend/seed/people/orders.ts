/** Past orders of the demonstration: private, business and one as guest (BEY-12). */
import type { SeedOrder } from '../seed-people-types.ts';
import { businessOrders } from './business-orders.ts';
import { teamOrders } from './team-orders.ts';
import { ordersOf, visa } from './order-draft.ts';
import { privateOrders } from './private-orders.ts';

const guestOrders = ordersOf(
  1,
  {
    customerId: null,
    payment: visa,
    guest: {
      email: 'gus@example.com',
      address: {
        firstname: 'Gus',
        lastname: 'Lindqvist',
        street: ['6 Wharf Road'],
        city: 'Newcastle',
        regionId: 606,
        postcode: '2300',
        countryId: 'AU',
        telephone: '02 7010 5561',
      },
    },
  },
  [
    [
      24,
      [
        ['BW-SPRING-600-24', 2],
        ['BW-CUP-CONE-115', 1],
      ],
    ],
  ],
);

export const orders: readonly SeedOrder[] = [
  ...privateOrders,
  ...businessOrders,
  ...teamOrders,
  ...guestOrders,
];
