/** What not every shopper does: has the address looked up, wishes for hours. */

import { fillDelivery } from '#tests/support/shopper-pages.ts';
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
