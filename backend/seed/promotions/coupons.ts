/**
 * Coupons of every kind, valid ones and one for each refusal (§3 Promo code; CART and PROMO lines
 * of the ledger).
 */
import { shelf } from '../shelves.ts';
import type { SeedCoupon } from '../seed-people-types.ts';

export const coupons: readonly SeedCoupon[] = [
  { code: 'WATER10', label: '10% off everything', kind: 'percent', amount: 10 },
  { code: 'TENOFF', label: '$10 off from $50', kind: 'fixed', amount: 1000, minSubtotal: 5000 },
  { code: 'SHIPFREE', label: 'Free delivery', kind: 'free_shipping', amount: 0 },
  {
    code: 'COFFEE10',
    label: '10% off coffee and tea',
    kind: 'percent',
    amount: 10,
    categoryIds: [shelf.coffeeAndTea, shelf.coffee, shelf.tea, shelf.mugsAndExtras],
  },
  { code: 'BIGORDER20', label: '20% off from $500', kind: 'percent', amount: 20, minSubtotal: 50000 },
  {
    code: 'MEMBERS15',
    label: '15% off for customers with an account, once each',
    kind: 'percent',
    amount: 15,
    isCustomerOnly: true,
    usageLimitPerCustomer: 1,
  },
  { code: 'ONCE', label: '$5 off for whoever comes first', kind: 'fixed', amount: 500, usageLimit: 1 },
  {
    code: 'EXPIRED5',
    label: '5% off in autumn 2024',
    kind: 'percent',
    amount: 5,
    startsAt: '2024-03-01T00:00:00+10:00',
    endsAt: '2024-05-31T23:59:59+10:00',
  },
  {
    code: 'NOTYET5',
    label: '5% off, one day',
    kind: 'percent',
    amount: 5,
    startsAt: '2099-01-01T00:00:00+10:00',
  },
  { code: 'INACTIVE5', label: '5% off, withdrawn', kind: 'percent', amount: 5, isActive: false },
  { code: 'FAIL500', label: 'Makes the server fail', kind: 'fixed', amount: 100, isFailing: true },
];
