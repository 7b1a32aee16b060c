/** Codes: applied, or checked, tried and removed again (PROMO-01, GIFT-01). */

import type { Page } from 'playwright-core';
import { button } from '#tests/support/shopper-pages.ts';
import type { Action, Hands } from './action.ts';
import { typingOf, type Typing } from './typing.ts';

/** The innermost: the summary around it folds as well. */
const unfold = async (page: Page, title: string): Promise<void> => {
  const fold = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  if (!(await fold.evaluate((details) => (details as HTMLDetailsElement).open)))
    await fold.locator('summary').click();
};

const applyPromo = async (page: Page, type: Typing, code: string): Promise<void> => {
  await unfold(page, 'Promo code');
  await type(page.getByLabel('Promo code', { exact: true }), code);
  await button(page, 'Apply code').click();
};

const applyCard = async (
  page: Page,
  type: Typing,
  code: string,
  press: 'Apply card' | 'Check balance',
): Promise<void> => {
  await unfold(page, 'Gift card');
  await type(page.getByLabel('Gift card code', { exact: true }), code);
  await button(page, press).click();
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
    perform: () => applyPromo(page, type, code),
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
    perform: () => applyCard(page, type, code, 'Apply card'),
  };
};

/** The card is looked at, both are applied, and both are taken back. */
export const secondThoughts = (
  hands: Hands,
  codes: { readonly promo: string; readonly card: string },
): readonly Action[] => {
  const { page } = hands;
  const type = typingOf(hands, 'the codes that are tried');
  const has = async (name: string): Promise<boolean> => (await button(page, name).count()) > 0;
  const removal = { promo: 'Remove code', card: `Remove gift card ${codes.card}` };
  let isRead = false;
  const taken = { promo: false, card: false };
  const applied = (kind: 'promo' | 'card', apply: () => Promise<void>): Action => ({
    what: `the ${kind} that is tried`,
    moment: kind === 'promo' ? 'promo code' : 'gift card',
    isAsking: true,
    isDone: async () => taken[kind] || (await has(removal[kind])),
    perform: apply,
  });
  const removed = (kind: 'promo' | 'card'): Action => ({
    what: `the ${kind} taken back`,
    moment: kind === 'promo' ? 'promo code back' : 'gift card back',
    isAsking: true,
    isDone: async () => taken[kind] && !(await has(removal[kind])),
    async perform() {
      taken[kind] = true;
      await button(page, removal[kind]).click();
    },
  });
  return [
    {
      what: 'the balance of the gift card',
      moment: 'balance',
      isAsking: true,
      async isDone() {
        isRead ||= (await page.getByText(`Gift card ${codes.card} holds`).count()) > 0;
        return isRead;
      },
      perform: () => applyCard(page, type, codes.card, 'Check balance'),
    },
    applied('promo', () => applyPromo(page, type, codes.promo)),
    applied('card', () => applyCard(page, type, codes.card, 'Apply card')),
    removed('promo'),
    removed('card'),
  ];
};
