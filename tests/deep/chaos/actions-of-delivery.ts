/** Actions that say where and how the order is delivered, or where it is picked up. */

import { expiryDialog } from '#tests/support/shopper-account.ts';
import { pickupPersonRadio, nameSomeoneElse, store, way } from '#tests/support/shopper-pickup.ts';
import { fillDelivery } from '#tests/support/shopper-checkout.ts';
import { button } from '#tests/support/shopper-pages.ts';
import { typingOf, type Action, type Hands } from './action.ts';
import type { Pickup } from './trip.ts';

const patience = 5000;

export const address = ({ page, wish }: Hands): Action => {
  const street = page.getByLabel('Street address');
  return {
    what: 'the address',
    moment: 'address',
    // a saved address is preselected
    isDone: async () => (await street.count()) === 0 || (await street.inputValue()) === wish.address.street,
    perform: () => fillDelivery(page, wish.address),
  };
};

/** Takes the address that is found, else types it, unless the expiry dialog is open. */
export const lookUp = (hands: Hands): Action => {
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

/** Click and collect: the store and who picks up. The server is asked only on submitting. */
export const pickup = ({ page }: Hands, wanted: Pickup): readonly Action[] => [
  {
    what: 'the choice to collect',
    moment: 'pickup',
    isAsking: true,
    isDone: () => way(page, 'Click and collect').isChecked(),
    perform: () => way(page, 'Click and collect').check({ force: true }),
  },
  {
    what: 'the store',
    isDone: () => store(page, wanted.store.name).isChecked(),
    perform: () => store(page, wanted.store.name).check({ force: true }),
  },
  {
    what: 'who collects',
    isDone: async () =>
      (await pickupPersonRadio(page, 'Someone else').isChecked()) &&
      (await page.getByLabel('Their last name').inputValue()) === wanted.person.last &&
      (await page.getByLabel('Their phone').inputValue()) === wanted.person.phone,
    perform: () => nameSomeoneElse(page, wanted.person),
  },
];

export const method = ({ page, wish }: Hands): Action => {
  const wanted = page.locator(`input[name=shippingMethod][value$="_${wish.method}"]`);
  return {
    what: 'the choice of delivery',
    moment: 'method',
    takenBackBy: /Error setting shipping method|Unable to get shipping methods/,
    isDone: () => wanted.isChecked(),
    perform: () => wanted.check({ force: true }),
  };
};

/** A returning customer skips the delivery methods (CHK-15), and goes back to them. */
export const backToMethod = ({ page }: Hands): Action => ({
  what: 'the delivery that was chosen',
  moment: 'method',
  isAsking: true,
  takenBackBy: /Error setting shipping method|Unable to get shipping methods/,
  isDone: async () =>
    (await page.getByRole('navigation', { name: 'Checkout steps' }).innerText()).includes(
      'Next business day',
    ),
  perform: () => button(page, /^Edit Delivery method/).click(),
});

/** Slots that could not be read are requested again. */
export const deliverySlot = ({ page }: Hands): Action => {
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
