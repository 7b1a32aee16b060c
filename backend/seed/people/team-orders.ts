/**
 * Past orders of a company's teams; the warehouse uses purchase orders (BEY-12, ACC-04, PAY-03).
 */
import type { SeedOrder } from '../seed-people-types.ts';
import { onAccount, ordersOf, visa } from './order-draft.ts';

const kitchen = [
  ['BW-SPRING-15', 6],
  ['BW-COFFEE-BEANS-1KG', 2],
  ['BW-MILK-UHT-12', 1],
] as const;
const desk = [
  ['BW-PAPER-A4-5', 2],
  ['BW-PEN-12', 2],
  ['BW-STICKY-12', 1],
] as const;
const dock = [
  ['BW-SPRING-600-24', 6],
  ['BW-SPRING-15', 4],
] as const;

const graceForHeadOffice = ordersOf(301, { customerId: 21, accountId: 201, payment: visa }, [
  [389, kitchen],
  [334, desk],
  [286, [{ sku: 'BW-CARAFE', variantSku: 'BW-CARAFE-1000', quantity: 3 }, ...kitchen]],
  [231, kitchen],
  [177, [...desk, ['BW-WHITEBOARD', 1]]],
  [118, kitchen],
  [61, [...kitchen, ...desk]],
  [2, kitchen, { deliverInDays: 2 }],
]);

const graceForWarehouse = ordersOf(321, { customerId: 21, accountId: 202, payment: onAccount('HI-4102') }, [
  [306, [['BW-COOL-MAINS-CR', 1], ...dock]],
  [148, dock, { payment: onAccount('HI-4377') }],
]);

const martinForWarehouse = ordersOf(331, { customerId: 22, accountId: 202, payment: onAccount('HI-4155') }, [
  [272, dock],
  [204, dock, { payment: onAccount('HI-4291') }],
  [133, [...dock, ['BW-SANITISER-GEL', 6]], { payment: onAccount('HI-4402') }],
  [82, dock, { payment: onAccount('HI-4533') }],
  [29, dock, { payment: onAccount('HI-4618') }],
  [3, [...dock, ['BW-CUP-PAPER-200', 2]], { payment: onAccount('HI-4660'), deliverInDays: 2 }],
]);

export const teamOrders: readonly SeedOrder[] = [
  ...graceForHeadOffice,
  ...graceForWarehouse,
  ...martinForWarehouse,
];
