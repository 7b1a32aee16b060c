/** A roastery's past orders on its account, about one a month for a year (BEY-12, ACC-04). */
import type { SeedOrder } from '../seed-people-types.ts';
import { mastercard, ordersOf, wallet } from './order-draft.ts';

const usual = [
  ['BW-SPRING-15', 8],
  ['BW-CUP-HOT-350', 2],
] as const;
const large = [...usual, ['BW-MILK-UHT-12', 3], ['BW-STIRRERS-1000', 1]] as const;

export const businessOrders: readonly SeedOrder[] = ordersOf(
  201,
  { customerId: 11, accountId: 101, payment: mastercard },
  [
    [401, [['BW-COOL-FLOOR-HC', 1], ...usual]],
    [371, usual],
    [342, large],
    [311, usual],
    [280, [...usual, ['BW-CLEAN-KIT', 1]]],
    [251, large],
    [219, usual, { couponCode: 'WATER10' }],
    [188, large, { payment: wallet('accounts@mackiestreet.example.com') }],
    [157, [...usual, ['BW-SERVICE-WARRANTY-2Y', 1]]],
    [127, large],
    [95, usual],
    [
      64,
      [
        ['BW-RENT-FLOOR', 1],
        ['BW-SPRING-15', 6],
      ],
    ],
    [33, large],
    [1, usual, { deliverInDays: 3 }],
  ],
);
