/** What not every shopper does: has the address looked up, wishes for hours, tries codes and takes them back. */

import type { Page } from 'playwright-core';
import { button, fillDelivery } from '#tests/support/shopper-pages.ts';
import type { Deed, Hands } from './deeds.ts';

const patience = 5000;

/** What is found is taken; where nothing is, the address is typed. */
export const lookUp = ({ page, wish }: Hands): Deed => {
  const street = page.getByLabel('Street address');
  const isThere = async () => (await street.inputValue()) === wish.address.street;
  return {
    what: 'the address that was looked up',
    moment: 'look-up',
    isDone: async () => (await street.count()) === 0 || (await isThere()),
    async perform() {
      await page.getByLabel('First name').fill(wish.address.firstname);
      await page.getByLabel('Last name').fill(wish.address.lastname);
      await page.getByLabel('Phone').fill(wish.address.telephone);
      await page.getByRole('combobox', { name: /^Find your address/ }).fill('12 eagle st brisb');
      const found = page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option');
      await found
        .first()
        .click({ timeout: patience })
        .catch(() => undefined);
      for (const end = Date.now() + patience; Date.now() < end && !(await isThere());)
        await page.waitForTimeout(60);
      if (!(await isThere())) await fillDelivery(page, wish.address);
    },
  };
};

/** Where they cannot be read they are asked for once more. */
export const hours = ({ page }: Hands): Deed => {
  const time = page.getByLabel('Delivery time');
  return {
    what: 'the wished hours',
    moment: 'hours',
    takenBackBy: /has filled up/,
    isDone: async () => (await time.count()) > 0 && (await time.inputValue()) !== '',
    async perform() {
      await time.waitFor({ timeout: patience });
      const open = time.locator('option:not([disabled])').nth(1);
      await time.selectOption((await open.getAttribute('value')) ?? '');
    },
  };
};

/** The innermost: the summary around it folds as well. */
export const unfold = async (page: Page, title: string): Promise<void> => {
  const fold = page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  if (!(await fold.evaluate((details) => (details as HTMLDetailsElement).open)))
    await fold.locator('summary').click();
};

/** The card is looked at, both are applied, and both are taken back. */
export const secondThoughts = (
  { page }: Hands,
  codes: { readonly promo: string; readonly card: string },
): readonly Deed[] => {
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
        await card.fill(codes.card);
        await button(page, 'Check balance').click();
      },
    },
    applied('promo', async () => {
      await unfold(page, 'Promo code');
      await promo.fill(codes.promo);
      await button(page, 'Apply code').click();
    }),
    applied('card', async () => {
      await card.fill(codes.card);
      await button(page, 'Apply card').click();
    }),
    removed('promo'),
    removed('card'),
  ];
};
