/** Codes as they are pasted. */

import { expect, test } from 'vitest';
import { isCode, tidyCode } from '#machines/domain/code.ts';
import { isSameCode } from '#machines/domain/promo.ts';

test.each([
  [' save10 ', 'save10'],
  ['SA\u200bVE\ufeff10', 'SAVE10'],
  ['GIFT\u20132026\u20141', 'GIFT-2026-1'],
  ['ＳＡＶＥ１０', 'SAVE10'],
  ['A \t B', 'A B'],
  ['10%OFF', '10%OFF'],
])('reads the pasted code %j as %j [PROMO-01]', (pasted, code) => {
  expect([tidyCode(pasted), isCode(code), isSameCode(pasted, code.toLowerCase())]).toEqual([
    code,
    true,
    true,
  ]);
});

test.each(['..', '.', '-', '/', '%', '', 'A\\B', 'A'.repeat(256)])(
  'does not take %j for a code [PROMO-01]',
  (text) => {
    expect(isCode(text)).toBe(false);
  },
);
