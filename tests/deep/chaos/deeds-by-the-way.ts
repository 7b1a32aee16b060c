/** What not every shopper does: has the address looked up, wishes for hours. */

import { expiryDialog } from '#tests/support/shopper-account.ts';
import { fillDelivery } from '#tests/support/shopper-pages.ts';
import type { Deed, Hands } from './deeds.ts';
import { typingOf } from './typing.ts';

const patience = 5000;

/** What is found is taken; where nothing is, the address is typed. Nobody types beneath the expiry dialog. */
export const lookUp = (hands: Hands): Deed => {
  const { page, wish } = hands;
  const type = typingOf(hands, 'the address that is looked up');
  const street = page.getByLabel('Street address');
  const isThere = async () => (await street.inputValue()) === wish.address.street;
  return {
    what: 'the address that was looked up',
    moment: 'look-up',
    isAsking: true,
    isDone: async () => (await street.count()) === 0 || (await isThere()),
    async perform() {
      await type(page.getByLabel('First name'), wish.address.firstname);
      await type(page.getByLabel('Last name'), wish.address.lastname);
      await type(page.getByLabel('Phone'), wish.address.telephone);
      await type(page.getByRole('combobox', { name: /^Find your address/ }), '12 eagle st brisb');
      const found = page.getByRole('listbox', { name: 'Addresses found' }).getByRole('option');
      await found
        .first()
        .click({ timeout: patience })
        .catch(() => undefined);
      for (const end = Date.now() + patience; Date.now() < end && !(await isThere());)
        await page.waitForTimeout(60);
      if (!(await isThere()) && !(await expiryDialog(page).isVisible()))
        await fillDelivery(page, wish.address);
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
