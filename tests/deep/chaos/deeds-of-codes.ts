/** What a shopper does with codes: applies them for good, or looks at them, tries them and takes them back (PROMO-01, GIFT-01). */

import type { Page } from 'playwright-core';
import { button } from '#tests/support/shopper-pages.ts';
import type { Deed, Hands } from './deeds.ts';
import { typingOf } from './typing.ts';

/** The innermost: the summary around it folds as well. */
const unfold = async (page: Page, title: string): Promise<void> => {
  const fold = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  if (!(await fold.evaluate((details) => (details as HTMLDetailsElement).open)))
    await fold.locator('summary').click();
};

export const promoCode = (hands: Hands, code: string): Deed => {
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

export const giftCard = (hands: Hands, code: string): Deed => {
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

/** The card is looked at, both are applied, and both are taken back. */
export const secondThoughts = (
  hands: Hands,
  codes: { readonly promo: string; readonly card: string },
): readonly Deed[] => {
  const { page } = hands;
  const type = typingOf(hands, 'the codes that are tried');
  const has = async (name: string): Promise<boolean> => (await button(page, name).count()) > 0;
  const promo = page.getByLabel('Promo code', { exact: true });
  const card = page.getByLabel('Gift card code', { exact: true });
  const removal = { promo: 'Remove code', card: `Remove gift card ${codes.card}` };
  let isRead = false;
  const taken = { promo: false, card: false };
  const applied = (kind: 'promo' | 'card', apply: () => Promise<void>): Deed => ({
    what: `the ${kind} that is tried`,
    moment: kind === 'promo' ? 'promo code' : 'gift card',
    isAsking: true,
    isDone: async () => taken[kind] || (await has(removal[kind])),
    perform: apply,
  });
  const removed = (kind: 'promo' | 'card'): Deed => ({
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
      async perform() {
        await unfold(page, 'Gift card');
        await type(card, codes.card);
        await button(page, 'Check balance').click();
      },
    },
    applied('promo', async () => {
      await unfold(page, 'Promo code');
      await type(promo, codes.promo);
      await button(page, 'Apply code').click();
    }),
    applied('card', async () => {
      await type(card, codes.card);
      await button(page, 'Apply card').click();
    }),
    removed('promo'),
    removed('card'),
  ];
};
