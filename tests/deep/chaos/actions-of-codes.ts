/** Codes that are applied at the payment (PROMO-01, GIFT-01). */

import type { Page } from 'playwright-core';
import { button } from '#tests/support/shopper-pages.ts';
import { typingOf, type Action, type Hands } from './action.ts';

/** The innermost: the summary around it folds as well. */
const unfold = async (page: Page, title: string): Promise<void> => {
  const fold = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  if (!(await fold.evaluate((details) => (details as HTMLDetailsElement).open)))
    await fold.locator('summary').click();
};

export const promoCode = (hands: Hands, code: string): Action => {
  const { page } = hands;
  const type = typingOf(hands, 'the promo code');
  const field = page.getByLabel('Promo code', { exact: true });
  return {
    what: 'the promo code',
    moment: 'promo code',
    isAsking: true,
    isDone: async () =>
      (await button(page, 'Remove code').count()) > 0 && (await field.inputValue()) === code,
    async perform() {
      await unfold(page, 'Promo code');
      await type(field, code);
      await button(page, 'Apply code').click();
    },
  };
};

export const giftCard = (hands: Hands, code: string): Action => {
  const { page } = hands;
  const type = typingOf(hands, 'the gift card');
  return {
    what: 'the gift card',
    moment: 'gift card',
    isAsking: true,
    // it is said at once, and shown as soon as the cart could be read again
    isDone: async () =>
      (await button(page, `Remove gift card ${code}`).count()) > 0 ||
      (await page.getByText('Gift card was successfully applied').count()) > 0,
    async perform() {
      await unfold(page, 'Gift card');
      await type(page.getByLabel('Gift card code', { exact: true }), code);
      await button(page, 'Apply card').click();
    },
  };
};
