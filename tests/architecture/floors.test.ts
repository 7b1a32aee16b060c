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
    ['machines/cart/cart.machine.ts', 'react'],
    ['machines/cart/cart.machine.ts', '../session/session.machine.ts'],
    ['machines/cart/cart.machine.ts', '#services/cart.service.ts'],
    ['src/ui/Price.tsx', '#machines/domain/money.ts'],
    ['src/ui/Field.tsx', 'formik'],
    ['src/shop/use-shop.ts', '#services/cart.service.ts'],
    ['src/features/cart/CartPage.tsx', '#machines/cart/cart.machine.ts'],
    ['src/features/cart/CartPage.tsx', '#features/checkout/Summary.tsx'],
    ['src/features/cart/CartPage.tsx', 'ky'],
    ['src/services/cart.service.ts', 'react'],
    ['src/services/cart.service.ts', '#machines/cart/cart.machine.ts', true],
    ['src/transport/graphql.ts', '#machines/domain/cart.ts'],
    ['src/tracking/data-layer.ts', '#machines/domain/money.ts'],
    ['src/app/shop.ts', '#server/door.ts'],
    ['src/features/cart/CartPage.tsx', '#app/shop.ts'],
    ['src/server/main.ts', '#backend/rest/routes.ts'],
    ['src/server/main.ts', '#tests/support/browser.ts'],
    ['backend/backend.ts', '#machines/domain/money.ts'],
    ['backend/backend.ts', 'react'],
    ['src/stray.ts', 'react'],
  ])('%s may not import %s', (from, specifier, isTypeOnly) => {
    expect(complaintsAbout({ path: from, imports: [imported(from, specifier, isTypeOnly)] })).toHaveLength(1);
  });

  test.each<[from: string, specifier: string, isTypeOnly?: boolean]>([
    ['machines/checkout/checkout.machine.ts', '../payment/payment.machine.ts'],
    ['src/features/cart/CartPage.tsx', '#machines/cart/cart.selectors.ts'],
    ['src/features/cart/CartPage.tsx', '#machines/cart/cart.events.ts', true],
    ['src/features/cart/CartPage.tsx', './CartLine.module.css'],
    ['src/services/cart.service.ts', '#machines/cart/cart.actors.ts'],
    ['src/transport/failures.ts', '#machines/domain/failure.ts'],
    ['src/server/main.ts', '#backend/backend.ts'],
  ])('%s may import %s', (from, specifier, isTypeOnly) => {
    expect(complaintsAbout({ path: from, imports: [imported(from, specifier, isTypeOnly)] })).toEqual([]);
  });
});
