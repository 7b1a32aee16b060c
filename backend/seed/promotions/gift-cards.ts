/** Gift cards in every state: full, nearly spent, empty, expired, disabled (§3 Gift card). */
import type { SeedGiftCard } from '../seed-people-types.ts';

export const giftCards: readonly SeedGiftCard[] = [
  { code: 'GIFT-FULL-250', balance: 25000 },
  { code: 'GIFT-FULL-100', balance: 10000, expiresAt: '2099-12-31T23:59:59+10:00' },
  { code: 'GIFT-SMALL-15', balance: 1500 },
  { code: 'GIFT-SPENT', balance: 0 },
  { code: 'GIFT-EXPIRED', balance: 5000, expiresAt: '2024-01-31T23:59:59+10:00' },
  { code: 'GIFT-WITHDRAWN', balance: 5000, isActive: false },
];
