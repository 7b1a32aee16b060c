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

/** Typed into the line of the fold with this title, and sent by its button. */
const typed = (hands: Hands, title: 'Promo code' | 'Gift card', line: string, send: string, code: string) => {
  const { page } = hands;
  const moment = title.toLowerCase() as Lowercase<typeof title>;
  const type = typingOf(hands, `the ${moment}`);
  const field = page.getByLabel(line, { exact: true });
  const perform = async (): Promise<void> => {
    await unfold(page, title);
    await type(field, code);
    await button(page, send).click();
  };
  return { field, action: { what: `the ${moment}`, moment, isAsking: true, perform } } as const;
};

export const promoCode = (hands: Hands, code: string): Action => {
  const { field, action } = typed(hands, 'Promo code', 'Promo code', 'Apply code', code);
  const isApplied = async () => (await button(hands.page, 'Remove code').count()) > 0;
  return { ...action, isDone: async () => (await isApplied()) && (await field.inputValue()) === code };
};

export const giftCard = (hands: Hands, code: string): Action => {
  const { page } = hands;
  // it is said at once, and shown as soon as the cart could be read again
  const signs = button(page, `Remove gift card ${code}`).or(
    page.getByText('Gift card was successfully applied'),
  );
  const { action } = typed(hands, 'Gift card', 'Gift card code', 'Apply card', code);
  return { ...action, isDone: async () => (await signs.count()) > 0 };
};
