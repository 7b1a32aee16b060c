/**
 * Over a year of monthly invoices for each main account: paid, open and overdue (§1 billing
 * invoices).
 */
import type { SeedBillingInvoice } from '../seed-people-types.ts';

type Owner = Pick<SeedBillingInvoice, 'accountId' | 'customerId'>;

interface Habit {
  readonly owner: Owner;
  /** Invoice numbers count up from here. */
  readonly firstNumber: number;
  readonly months: number;
  /** Bottles in an average month. */
  readonly bottles: number;
  readonly rental: readonly [description: string, price: number] | null;
  /** An additional item every third month. */
  readonly extra: readonly [description: string, quantity: number, price: number];
  /** The index of the overdue invoice, counted back from the newest (0). */
  readonly overdue?: number;
}

function invoice(habit: Habit, age: number): SeedBillingInvoice {
  const { owner, firstNumber, months, bottles, rental, extra, overdue } = habit;
  const issuedDaysAgo = 6 + age * 30;
  // more in summer, less in winter, the same at every seeding
  const drunk = Math.max(1, bottles + [2, 0, -1, 1, 3, -2][age % 6]!);
  const [extraWhat, extraQuantity, extraPrice] = extra;
  return {
    ...owner,
    number: `INV-${firstNumber + months - 1 - age}`,
    issuedDaysAgo,
    dueInDays: 14 - issuedDaysAgo,
    status: age === 0 ? 'open' : age === overdue ? 'overdue' : 'paid',
    lines: [
      { description: '15 L spring water bottle', quantity: drunk, price: 1295 },
      ...(rental ? [{ description: rental[0], quantity: 1, price: rental[1] }] : []),
      ...(age % 3 === 1 ? [{ description: extraWhat, quantity: extraQuantity, price: extraPrice }] : []),
    ],
  };
}

const habits: readonly Habit[] = [
  {
    owner: { accountId: null, customerId: 1 },
    firstNumber: 710401,
    months: 15,
    bottles: 4,
    rental: ['Bench-top cooler rental, one month', 1495],
    extra: ['Cooler cleaning kit', 1, 2250],
  },
  {
    owner: { accountId: null, customerId: 2 },
    firstNumber: 780611,
    months: 3,
    bottles: 2,
    rental: null,
    extra: ['Hand pump for large bottles', 1, 1995],
  },
  {
    owner: { accountId: 101, customerId: null },
    firstNumber: 720115,
    months: 18,
    bottles: 14,
    rental: ['Mains-connected cooler rental, filtered, one month', 3495],
    extra: ['Paper cups 200 mL, carton of 1,000', 2, 6400],
    overdue: 2,
  },
  {
    owner: { accountId: 102, customerId: null },
    firstNumber: 730208,
    months: 4,
    bottles: 3,
    rental: null,
    extra: ['Paper cups 200 mL, carton of 1,000', 1, 6400],
    overdue: 1,
  },
  {
    owner: { accountId: 201, customerId: null },
    firstNumber: 740330,
    months: 24,
    bottles: 32,
    rental: ['Floor-standing cooler rental, hot and cold, one month', 1995],
    extra: ['House blend coffee beans 1 kg', 6, 3600],
  },
  {
    owner: { accountId: 202, customerId: null },
    firstNumber: 750512,
    months: 16,
    bottles: 20,
    rental: ['Mains-connected cooler rental, filtered, one month', 3495],
    extra: ['Interleaved hand towels, carton of 2,400', 3, 4650],
    overdue: 1,
  },
];

export const billingInvoices: readonly SeedBillingInvoice[] = habits.flatMap((habit) =>
  Array.from({ length: habit.months }, (_, age) => invoice(habit, age)),
);
