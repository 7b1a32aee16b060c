/** Past orders of private customers; one with a coupon, one partly paid by gift card (BEY-12). */
import type { SeedOrder } from '../seed-people-types.ts';
import { mastercard, ordersOf, visa, wallet } from './order-draft.ts';

const hannah = ordersOf(101, { customerId: 1, payment: visa }, [
  [
    418,
    [
      {
        sku: 'BW-PACK-STARTER',
        quantity: 1,
        bundle: [
          { optionId: 1, selectionId: 1, quantity: 1 },
          { optionId: 2, selectionId: 5, quantity: 3 },
          { optionId: 3, selectionId: 9, quantity: 1 },
        ],
      },
    ],
  ],
  [
    381,
    [
      ['BW-SPRING-15', 3],
      ['BW-FILTER-JUG-3', 1],
    ],
  ],
  [
    344,
    [
      ['BW-SPRING-15', 4],
      ['BW-COFFEE-BEANS-1KG', 1],
    ],
    { couponCode: 'WATER10' },
  ],
  [302, [{ sku: 'BW-CUP-TRAVEL', variantSku: 'BW-CUP-TRAVEL-SAG', quantity: 2 }], { payment: mastercard }],
  [
    266,
    [
      ['BW-SPRING-15', 4],
      ['BW-TEA-BREAKFAST-100', 1],
      ['BW-TEA-GREEN-50', 2],
    ],
  ],
  [
    214,
    [
      {
        sku: 'BW-FLASK-ENGRAVED',
        quantity: 1,
        custom: [
          { optionId: 3, text: 'ROBERT AT SEVENTY' },
          { optionId: 4, valueId: 3 },
        ],
      },
    ],
    { addressName: 'Dad’s place', payment: wallet('hannah@example.com') },
  ],
  [
    171,
    [
      ['BW-SPRING-15', 4],
      ['BW-COFFEE-PLUNGER', 1],
    ],
    { giftCard: { code: 'GIFT-SPENT', amount: 5000 } },
  ],
  [129, [{ sku: 'BW-SIGNS', quantity: 1, linkIds: [4, 6] }], { payment: wallet('hannah@example.com') }],
  [
    96,
    [
      ['BW-SPRING-15', 4],
      ['BW-SERVICE-WARRANTY-2Y', 1],
    ],
  ],
  [
    58,
    [
      ['BW-PAPER-A4', 5],
      ['BW-PEN-12', 1],
      ['BW-NOTEBOOK-A5', 1],
    ],
    { express: true },
  ],
  [
    23,
    [
      ['BW-RENT-BENCH', 1],
      ['BW-SPRING-15', 3],
    ],
  ],
  [
    1,
    [
      ['BW-SPRING-15', 4],
      ['BW-COFFEE-BEANS-1KG', 1],
    ],
    { deliverInDays: 2 },
  ],
]);

const aroha = ordersOf(121, { customerId: 2, payment: visa }, [
  [
    203,
    [
      ['BW-SPRING-600-24', 3],
      ['BW-TEAPOT', 1],
    ],
    { addressName: 'Studio' },
  ],
  [
    74,
    [
      ['BW-SPRING-15', 3],
      ['BW-TEA-CHAI-50', 2],
    ],
  ],
  [2, [['BW-SPRING-15', 4]], { deliverInDays: 2 }],
]);

export const privateOrders: readonly SeedOrder[] = [...hannah, ...aroha];
