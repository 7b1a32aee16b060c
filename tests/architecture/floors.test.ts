/** The floors: every import of the house follows the table "who may import whom". */

import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './floor-inspection.ts';
import { houseFiles, resolveImport, type Import } from './source-files.ts';

const imported = (from: string, specifier: string, isTypeOnly = false): Import => ({
  specifier,
  file: resolveImport(from, specifier),
  isTypeOnly,
  isDynamic: false,
});

describe('the floor plan', () => {
  test('every import of the house keeps to its floor', () => {
    expect(houseFiles().flatMap(complaintsAbout)).toEqual([]);
  });

  test.each<[from: string, specifier: string, isTypeOnly?: boolean]>([
    ['machines/domain/money.ts', 'xstate'],
    ['machines/trade/cart/cart.machine.ts', '../session/session.machine.ts'],
    ['src/ui/Price.tsx', '#machines/domain/money.ts'],
    ['src/features/cart/CartPage.tsx', '#machines/trade/cart/cart.machine.ts'],
    ['src/features/cart/CartPage.tsx', '#features/checkout/Summary.tsx'],
    ['src/services/cart/cart.service.ts', '#machines/trade/cart/cart.machine.ts', true],
    ['src/features/cart/CartPage.tsx', '#app/shop.ts'],
    ['backend/backend.ts', '#machines/domain/money.ts'],
    ['src/stray.ts', 'react'],
  ])('%s may not import %s', (from, specifier, isTypeOnly) => {
    expect(complaintsAbout({ path: from, imports: [imported(from, specifier, isTypeOnly)] })).toHaveLength(1);
  });

  test.each<[from: string, specifier: string, isTypeOnly?: boolean]>([
    ['machines/checkout/checkout.machine.ts', '../payment/payment.machine.ts'],
    ['src/features/cart/CartPage.tsx', '#machines/trade/cart/cart.events.ts', true],
  ])('%s may import %s', (from, specifier, isTypeOnly) => {
    expect(complaintsAbout({ path: from, imports: [imported(from, specifier, isTypeOnly)] })).toEqual([]);
  });
});
